import type { Locale } from '@repo/contract'
import type { SupportDocument } from './documents.server.ts'

/** Questions and answers; each a section. */
export const FAQ: Readonly<Record<Locale, SupportDocument>> = {
  ja: {
    title: 'よくある質問',
    sections: [
      {
        heading: '使うのにお金はかかりますか',
        text: 'かかりません。プログラムも公開されていて、自分のサーバーで動かすこともできます。',
      },
      {
        heading: 'アカウントがなくても使えますか',
        text: '公開されたルートを読む、地図からさがす、GPXやKMLで持ち出す、までは登録なしでできます。描くのも「試す」から始められ、あとで登録すると引き継がれます。保存して公開する、コメントする、ストックするには登録が必要です。',
      },
      {
        heading: 'どんなファイルを読み込めますか',
        text: 'GPX、KML、KMZ、GeoJSON、TCX、FITです。編集画面の地図に置くか、「ファイルから作る」で選んでください。一度に10ファイルまで読み込めます。位置の入った写真も、地図に置くとその場所のスポットになります。',
      },
      {
        heading: 'Stravaから取り込んだルートを公開できますか',
        text: 'ふつうはできません。Stravaの規約で、Stravaから受け取ったものは本人にしか見せられないためです。記録した端末やStravaから書き出したGPX・FIT・TCXファイルを「ファイルから作る」で取り込むと、公開できます。',
      },
      {
        heading: 'Googleマップのタイムラインから作れますか',
        text: 'スマートフォンかGoogleデータエクスポートで書き出したファイルを「タイムラインの取り込み」で選ぶと、カレンダーと地図で1日ずつ見られます。ファイルはその端末の中だけで読み、送るのは、登録した人が選んで取り込む日だけです。自宅の周りなどは、送る前に隠せます。取り込んだ日は自分だけに見え、1日ずつ下書きにできます。',
      },
      {
        heading: '位置の入っていない写真も地図に置けますか',
        text: '時刻のある記録が地図にあれば、撮った時刻にいた場所に並びます。カメラの時計がずれていても、スライダーでまとめて動かせます。「ファイルから作る」に記録と写真を一緒に置くと、立ち寄った場所ごとに章を分けた、写真入りの下書きができます。Exif情報のない写真は、置く場所を1枚ずつ選べます。',
      },
      {
        heading: '歩きながら記録できますか',
        text: 'スマートフォンのホームか「ルートを作る」から「歩きながら記録する」を開いてください。点は数秒ごとに端末に残るので、ブラウザーが落ちても続きから記録できます。画面を消しているあいだは、ブラウザーに位置が届きません。終えると、下書きになります。',
      },
      {
        heading: '印刷して持っていけますか',
        text: '記事の「冊子を印刷」で、道にそって並べた地図を、縮尺・標高・スポットの番号・本文といっしょに印刷できます。用紙はA5、A4、USレター。倍率100%、余白なしで印刷すると縮尺のとおりになります。PDFにも残せます。',
      },
      {
        heading: 'ルートをたどるとき、道案内はありますか',
        text: '記事の「このルートを歩く」を開くと、いまいる場所、残りの距離、次のスポット、道からのずれが出ます。道をそれたときの音声と振動は、初めは切ってあります。位置は端末の中だけで使います。',
      },
      {
        heading: '電波のないところでも読めますか',
        text: '通信があるうちに、記事の地図の下にある「オフライン用に保存」を押してください。保存の前に大きさが出ます。文章、写真、ルートの周りの地図が端末に入り、通信がなくても読んだり歩いたりできます。作成中のルートのつづきや記録も、一度開いた端末なら通信なしで使えます。一覧はホームと「この端末にあるもの」(/offline)にあります。',
      },
      {
        heading: 'アプリとして使えますか',
        text: 'ブラウザーのメニューから「インストール」か「ホーム画面に追加」を選ぶと、アプリのように開けます。GPXや写真を、ほかのアプリの「共有」から渡すこともできます(Androidとパソコン)。',
      },
      {
        heading: '読み込んだ線が長すぎて重いときは',
        text: '読み込むときに、形をほとんど変えずに点を減らすことをおすすめします。どれだけずれるかはメートルで示され、選ばないかぎり減らしません。',
      },
      {
        heading: '自分だけが見られるルートを作れますか',
        text: '作れます。公開の設定で「自分だけ」か「リンクを知っている人」を選んでください。両方あわせて10件までです。下書きと公開ルートの数に上限はありません。',
      },
      {
        heading: '家の近くから始まる記録を公開しても大丈夫ですか',
        text: 'アカウント設定の「隠す場所」に家や職場を入れておくと、その円の中は、ほかの人の見る地図・画像・ファイル・検索のすべてから切り取られます。円の中心はわざとずらしてあり、線の端から家を割り出しにくくしています。記録の両端を切ることもできます。写真に埋め込まれた位置の情報は、公開される画像には残りません。',
      },
      {
        heading: '道に沿った線が引けません',
        text: 'ナビゲーションラインは、運営者が用意した道の情報を使います。用意のない地域では、自由な線で描いてください。徒歩は300 km、車は1,500 kmまでです。',
      },
      {
        heading: '書きかけが消えたように見えます',
        text: '編集中の変更は、まずその端末に残ります。同じ端末の同じブラウザーで編集画面を開くと、続きから始めるかたずねます。別の端末には、保存したところまでが表示されます。',
      },
      {
        heading: '前の状態に戻せますか',
        text: 'マイルートの「変更の履歴」から、保存した時点の地図と文章を見比べて戻せます。20回分まで残ります。',
      },
      {
        heading: '英語でも書けますか',
        text: '一つの記事を日本語と英語の両方で書けます。本文のタブの「英語を追加」から始めてください。読む人には、その人の言語で表示されます。',
      },
      {
        heading: 'ほかの人のルートを使って自分のルートを作れますか',
        text: '記事の「複製」から、下書きとして写せます。もとのルートと書いた人の名前が記事に表示され、もとのルートの側にも「このルートから作られたもの」として並びます。',
      },
      {
        heading: 'まちがった線を見つけました',
        text: '記事の「修正を提案」から、地図を直して理由といっしょに送れます。採用されるかどうかは書いた人が決めます。危険や権利の侵害にあたるときは「報告」から運営者に知らせてください。',
      },
      {
        heading: 'いやなコメントが付きました',
        text: '記事を書いた人は、付いたコメントを消せます。プロフィールのメニューから相手をブロックすると、その人はあなたにコメントも返信もフォローもできなくなります。続くときは「報告」してください。',
      },
      {
        heading: 'ログインできません',
        text: '「パスワードをお忘れですか」から、登録したアドレスに設定し直すためのリンクを送れます。リンクは60分で切れます。何度か間違えると、しばらく待つよう案内が出ます。',
      },
      {
        heading: '確認メールが届きません',
        text: '迷惑メールのフォルダーを見て、なければ「もう一度送る」を押してください。確認コードは1時間有効です。',
      },
      {
        heading: '退会すると、どうなりますか',
        text: '記事はすぐに非公開になり、一定の期間のあとに消えます。コメントは「退会したユーザー」のものとして残ります。取り消せませんので、先に「データのダウンロード」で手もとに残してください。',
      },
      {
        heading: '自分のデータを全部持ち出せますか',
        text: 'アカウント設定の「データのダウンロード」から、記事、地図、写真、プロフィールを一つのZIPファイルで受け取れます。そのファイルの記事は、別のアカウントや別のMishioriでも「ファイルから記事を取り込む」で下書きに戻せます。',
      },
      {
        heading: '自分のサイトに地図を載せられますか',
        text: '公開ルートの「共有」から、埋め込み用のコードを写せます。oEmbedに対応したサービスなら、記事のアドレスを貼るだけで表示されます。',
      },
    ],
  },
  'en-us': {
    title: 'Questions and answers',
    sections: [
      {
        heading: 'Does it cost anything?',
        text: 'No. The program is open source as well: you can run it on a server of your own.',
      },
      {
        heading: 'Can I use it without an account?',
        text: 'You can read public routes, search them on the map and take them along as GPX or KML. You can also try the editor, and what you drew comes along when you sign up. Saving, publishing, commenting and keeping routes need an account.',
      },
      {
        heading: 'Which files can I bring?',
        text: 'GPX, KML, KMZ, GeoJSON, TCX and FIT. Drop them on the map of the editor, or choose them under “From files”, up to 10 at once. Photos that know where they were taken become spots there.',
      },
      {
        heading: 'Can I publish what I imported from Strava?',
        text: 'Usually not: Strava’s terms let what comes from it be shown to you alone. Take the GPX, FIT or TCX file of your device or of Strava’s own export, and import that under “From files”.',
      },
      {
        heading: 'Can I make routes of my Google Maps Timeline?',
        text: 'Choose the file that your phone or Google Takeout exports under “Timeline import”, and look at its days on a calendar and a map. It is read on your device alone; what is sent is the days that you choose and import, with an account. What lies around your home can be hidden before. Imported days are seen by you alone, and each can become a draft.',
      },
      {
        heading: 'Can photos without a place go on the map?',
        text: 'With a track that knows its times, they lie where you were when you took them, and a slider moves them all where the camera’s clock was off. Put a track and its photos into “From a file” together, and you get a draft with a chapter for each stop. Of photos without any Exif data you choose the place one by one.',
      },
      {
        heading: 'Can I record where I walk?',
        text: 'Open “Record on the way” on the home page of your phone, or from “New route”. Points are kept on the device every few seconds, so that you can go on after the browser was closed. Browsers get no position while the screen is off. What you end becomes a draft.',
      },
      {
        heading: 'Can I take a route along on paper?',
        text: '“Print a booklet” on an article prints the way as maps one after another, with their scale, elevations, numbered spots and the text, on A5, A4 or US Letter. Printed at 100 % and without margins, the scale is true. It can be kept as a PDF as well.',
      },
      {
        heading: 'Does it guide me along a route?',
        text: '“Walk this” on an article shows where you are, how far it is to go, the next spot and how far off the line you are. Voice and vibration when you leave it are off until you switch them on. Your position stays on your device.',
      },
      {
        heading: 'My track is so long that it is slow',
        text: 'When you bring it in, you are offered to leave out points that hardly change its shape. You are told the difference in meters, and nothing is left out unless you choose so.',
      },
      {
        heading: 'Can I make a route that only I can see?',
        text: 'Yes. Choose “Only me” or “People with the link” when you publish. You may have 10 of both together. There is no limit on drafts and public routes.',
      },
      {
        heading: 'My track begins at home. Should I publish it?',
        text: 'Add home and work to “Private places” in the account settings: what lies in those circles is cut from every map, picture, file and search that others see. The circles are shifted on purpose, so that the ends of lines do not give the place away. You can trim both ends of a recording as well. The place that a photo remembers does not stay in the picture that others get.',
      },
      {
        heading: 'Can I read without a network?',
        text: 'While you have one, press “Save for offline” below the map of an article. You are told the size before. Text, photos and the map around the route are kept on your device, where you can read and walk it without a network. Routes in progress and recordings go on without one, too, on a device where you have opened them once. All of it is listed at home and at /offline.',
      },
      {
        heading: 'Is there an app?',
        text: 'Choose “Install” or “Add to Home Screen” in the menu of your browser, and Mishiori opens like an app. On Android and on computers, other apps can then share GPX files and photos with it.',
      },
      {
        heading: 'My line does not follow the roads',
        text: 'Navigation lines need road data, which the operator of this site provides for some regions. Elsewhere, draw a free line. Lines may be 300 km long on foot and 1,500 km by car.',
      },
      {
        heading: 'My draft seems to be gone',
        text: 'What you edit is kept on your device first. Open the editor in the same browser on the same device, and you are asked whether to go on from there. Other devices show what was saved.',
      },
      {
        heading: 'Can I go back to an earlier state?',
        text: 'Yes: the history of each of your routes keeps the last 20 saved states. It shows how map and text differ, and brings back the one you choose.',
      },
      {
        heading: 'Can I write in two languages?',
        text: 'An article can be written in English and in Japanese. Readers see it in theirs.',
      },
      {
        heading: 'Can I build on somebody else’s route?',
        text: 'Clone it: you get a draft of your own. The original and its author are named on your route, and yours is listed on the original.',
      },
      {
        heading: 'I found a line that is wrong',
        text: 'Choose “Suggest an edit”, correct the map and say why. The author decides. If something is dangerous or against the law, report it.',
      },
      {
        heading: 'Somebody bothers me',
        text: 'You can delete comments below your own routes. Block the person from the menu of their profile, and they can no longer comment, reply to or follow you. If it goes on, report it.',
      },
      {
        heading: 'I cannot log in',
        text: 'Choose “Forgot your password?” and we send a link to your address. It works for 60 minutes. After several wrong tries you are told how long to wait.',
      },
      {
        heading: 'The verification mail does not come',
        text: 'Look into your spam folder, and then have it sent again. A code is valid for one hour.',
      },
      {
        heading: 'What happens when I withdraw?',
        text: 'Your routes are hidden at once and deleted after a while. Your comments stay, under “Withdrawn user”. This cannot be undone, so download your data first.',
      },
      {
        heading: 'Can I take all my data along?',
        text: 'Yes. “Download your data” in the account settings gives you your articles, maps, photos and profile in one ZIP file. Its articles can be made drafts again, in another account or at another Mishiori, by “Bring back articles from a file”.',
      },
      {
        heading: 'Can I show a map on my own site?',
        text: 'Choose “Share” on a public route and copy the code. Services that know oEmbed show it when you paste the address.',
      },
    ],
  },
}

/** The questions that contain all the words, in any place. */
export function findQuestions({ sections }: SupportDocument, query: string): SupportDocument['sections'] {
  const normalize = (text: string) => text.normalize('NFKC').toLowerCase()
  const terms = normalize(query).split(/\s+/).filter(Boolean)
  return sections.filter(({ heading, text }) => {
    const all = normalize(`${heading} ${text}`)
    return terms.every((term) => all.includes(term))
  })
}
