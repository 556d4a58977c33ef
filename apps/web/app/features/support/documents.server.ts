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
        text: '描いた地図と書いた文章は、あなたのものです。公開すると、ほかの人が読み、GPXファイルとして持ち出せます。公開をやめるのも、削除するのも、いつでもできます。',
      },
      {
        heading: 'してはいけないこと',
        text: 'ほかの人の権利やプライバシーを侵す内容、うそや差別をあおる内容、宣伝だけの内容は載せないでください。見つかったときは、理由を伝えて公開を停止することがあります。',
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
        text: 'The maps you draw and the words you write are yours. When you publish a route, others can read it and download it as a GPX file. You can unpublish or delete it at any time.',
      },
      {
        heading: 'What’s not allowed',
        text: 'Don’t post anything that violates other people’s rights or privacy, spreads lies or hate, or is only advertising. Such a route may be taken down, and we’ll tell you why.',
      },
      {
        heading: 'Safety',
        text: 'A route is its author’s record. Trails and weather change. Trust local signs and your own judgment first.',
      },
      {
        heading: 'Accounts',
        text: 'An account needs a verified email address. Don’t share your password with anyone.',
      },
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
        heading: 'What we store',
        text: 'Your email address, username, language, and the routes and images you make. Your password is stored only in a form that can’t be reversed.',
      },
      {
        heading: 'Logging in with other services',
        text: 'You’re taken to another service only when you choose it. It gives us your ID there, your name and your email address; we store the ID and the address. For a passkey, we store only the public key; fingerprints and faces never leave your device.',
      },
      {
        heading: 'Strava',
        text: 'Only when you connect it: your ID and name on Strava, the permission (encrypted), and the IDs and names of activities you import. We don’t store lists of activities. When you disconnect or close your account, the permission is deleted right away and Strava is told. Only you can see routes that came from Strava.',
      },
      {
        heading: 'What we don’t store',
        text: 'There are no trackers. Files you import are read on your device. Locations in images are removed before they’re stored.',
      },
      {
        heading: 'Cookies',
        text: 'Only for your session, to recognize devices you’ve logged in on before, to prevent forged requests, and to remember your language and appearance.',
      },
      {
        heading: 'Maps',
        text: 'Maps come from this server. Only if its operator has chosen an outside map does that map’s provider learn which area you’re viewing.',
      },
      {
        heading: 'Unfinished work',
        text: 'So nothing is lost, routes you’re working on are also kept on your device until they’re saved on the server.',
      },
    ],
  },
}
