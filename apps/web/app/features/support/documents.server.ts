import type { Locale } from '@repo/contract'

export interface SupportDocument {
  readonly title: string
  readonly lead?: string
  readonly sections: readonly { readonly heading: string; readonly text: string }[]
}

/** What holds on every instance of the product as it ships. Whoever runs one for others adds who they are. */
export const TERMS: Readonly<Record<Locale, SupportDocument>> = {
  ja: {
    title: '利用規約',
    sections: [
      {
        heading: 'あなたのルート',
        text: '描いた地図と書いた文章は、あなたのものです。公開すると、ほかの人が読み、GPXファイルとして持ち出せます。公開をやめるのも、消すのも、いつでもできます。',
      },
      {
        heading: 'してはいけないこと',
        text: 'ほかの人の権利やプライバシーを侵す内容、うそや差別をあおる内容、宣伝だけの内容は載せないでください。見つかったときは、理由を伝えて公開を止めることがあります。',
      },
      {
        heading: '安全について',
        text: 'ルートは書いた人の記録です。道の状態や天気は変わります。現地の表示と自分の判断を優先してください。',
      },
      { heading: 'アカウント', text: 'メールアドレスの確認が必要です。パスワードは人に教えないでください。' },
    ],
  },
  'en-us': {
    title: 'Terms of use',
    sections: [
      {
        heading: 'Your routes',
        text: 'The maps you draw and the words you write stay yours. When you publish a route, others can read it and take it along as a GPX file. You can unpublish or delete it at any time.',
      },
      {
        heading: 'What is not allowed',
        text: 'Do not post what violates other people’s rights or privacy, spreads lies or hate, or only advertises. Such a route may be hidden, and you are told why.',
      },
      {
        heading: 'Safety',
        text: 'A route is the record of the person who wrote it. Paths and weather change. Trust the signs on the spot and your own judgment first.',
      },
      { heading: 'Accounts', text: 'An account needs a verified e-mail address. Keep your password to yourself.' },
    ],
  },
}

export const PRIVACY: Readonly<Record<Locale, SupportDocument>> = {
  ja: {
    title: 'プライバシーポリシー',
    sections: [
      {
        heading: '保存するもの',
        text: 'メールアドレス、ユーザー名、選んだ言語、作ったルートと画像を保存します。パスワードは元に戻せない形でだけ保存します。',
      },
      {
        heading: 'ほかのサービスでのログイン',
        text: '選んだときだけ、そのサービスに移動します。受け取るのは、そのサービスでの番号・名前・メールアドレスで、番号とアドレスを保存します。パスキーは公開鍵だけを保存し、指紋や顔の情報は端末から出ません。',
      },
      {
        heading: 'Stravaとの連携',
        text: '連携したときだけ、Stravaでの番号と名前、許可の証明（暗号化したもの）、取り込んだアクティビティの番号と名前を保存します。一覧は保存しません。解除や退会のときは許可の証明をすぐに消し、Stravaにも知らせます。取り込んだルートは、あなただけに表示します。',
      },
      {
        heading: '保存しないもの',
        text: '追跡のための仕組みは入っていません。取り込むファイルは端末の中で読みます。画像の位置情報は保存する前に取り除きます。',
      },
      {
        heading: 'クッキー',
        text: 'ログインの状態、ログインしたことのある端末の目印、なりすまし防止、言語と表示の選択のためだけに使います。',
      },
      {
        heading: '地図',
        text: '地図はこのサーバーから届きます。運営者が外の地図を選んでいるときだけ、その地図の提供元に表示範囲が伝わります。',
      },
      {
        heading: '書きかけ',
        text: '書きかけのルートは、失わないように端末にも残します。サーバーに保存されると端末からは消えます。',
      },
    ],
  },
  'en-us': {
    title: 'Privacy policy',
    sections: [
      {
        heading: 'What is stored',
        text: 'Your e-mail address, user name, language, and the routes and pictures you make. Your password is stored only in a form that cannot be reversed.',
      },
      {
        heading: 'Logging in another way',
        text: 'You go to another service only when you choose it. It tells us your number there, your name and your e-mail address; the number and the address are stored. Of a passkey the public key is stored; fingerprints and faces never leave your device.',
      },
      {
        heading: 'Strava',
        text: 'Only when you connect it: your number and name there, the permission (encrypted), and number and name of the activities you import. Lists of activities are not stored. Disconnecting or leaving deletes the permission at once and tells Strava. Routes that came from Strava are shown to you alone.',
      },
      {
        heading: 'What is not stored',
        text: 'There are no trackers. Files you import are read on your device. Locations inside pictures are removed before they are stored.',
      },
      {
        heading: 'Cookies',
        text: 'Only for your session, to know devices on which you have logged in before, against forged requests, and for your choice of language and appearance.',
      },
      {
        heading: 'Maps',
        text: 'Maps come from this server. Only where its operator chose an outside map does that map’s provider learn which area you look at.',
      },
      {
        heading: 'Unfinished work',
        text: 'So that nothing is lost, routes you are working on are also kept on your device, until the server has them.',
      },
    ],
  },
}
