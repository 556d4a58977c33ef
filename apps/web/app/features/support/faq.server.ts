import type { Locale } from '@repo/contract'

interface Question {
  readonly heading: string
  readonly text: string
}

/** By what addresses call them: those stay, whatever the words become. */
const JAPANESE = {
  cost: {
    heading: '使うのにお金はかかりますか',
    text: 'かかりません。プログラムも公開されていて、自分のサーバーで動かすこともできます。',
  },
  withoutAccount: {
    heading: 'アカウントがなくても使えますか',
    text: '公開されたルートを読む、地図からさがす、GPXやKMLで持ち出す、までは登録なしでできます。描くのも「試す」から始められ、あとで登録すると引き継がれます。保存して公開する、コメントする、ストックするには登録が必要です。',
  },
  files: {
    heading: 'どんなファイルを読み込めますか',
    text: 'GPX、KML、KMZ、GeoJSON、TCX、FITと、GPXに写真を添えたZIPです。編集画面の地図に置くか、「ファイルから作る」で選んでください。一度に10ファイルまで読み込めます。位置の入った写真も、地図に置くとその場所のスポットになります。',
  },
  strava: {
    heading: 'Stravaから取り込んだルートを公開できますか',
    text: 'ふつうはできません。Stravaの規約で、Stravaから受け取ったものは本人にしか見せられないためです。記録した端末やStravaから書き出したGPX・FIT・TCXファイルを「ファイルから作る」で取り込むと、公開できます。',
  },
  timeline: {
    heading: 'Googleマップのタイムラインから作れますか',
    text: 'スマートフォンかGoogleデータエクスポートで書き出したファイルを「タイムラインの取り込み」で選ぶと、カレンダーと地図で1日ずつ見られます。ファイルはその端末の中だけで読み、送るのは、登録した人が選んで取り込む日だけです。自宅の周りなどは、送る前に隠せます。取り込んだ日は自分だけに見え、1日ずつ下書きにできます。',
  },
  photos: {
    heading: '位置の入っていない写真も地図に置けますか',
    text: '時刻のある記録が地図にあれば、撮った時刻にいた場所に並びます。カメラの時計がずれていても、スライダーでまとめて動かせます。「ファイルから作る」に記録と写真を一緒に置くと、立ち寄った場所ごとに章を分けた、写真入りの下書きができます。Exif情報のない写真は、置く場所を1枚ずつ選べます。',
  },
  record: {
    heading: '歩きながら記録できますか',
    text: 'スマートフォンのホームか「ルートを作る」から「歩きながら記録する」を開いてください。点は数秒ごとに端末に残るので、ブラウザーが落ちても続きから記録できます。画面を消しているあいだは、ブラウザーに位置が届きません。終えると、下書きになります。',
  },
  print: {
    heading: '印刷して持っていけますか',
    text: '記事の「冊子を印刷」で、道に沿って並べた地図を、縮尺・標高・スポットの番号・本文と一緒に印刷できます。用紙はA5、A4、USレター。倍率100%、余白なしで印刷すると縮尺のとおりになります。PDFにも残せます。旅は、日ごとの目次が付いた1つの冊子になります。',
  },
  guidance: {
    heading: 'ルートをたどるとき、道案内はありますか',
    text: '記事の「歩く」を開くと、いまいる場所、残りの距離、次のスポット、道からのずれが出ます。道をそれたときの音声と振動は、初めは切ってあります。位置は端末の中だけで使います。',
  },
  offline: {
    heading: '電波のないところでも読めますか',
    text: '通信があるうちに、記事の地図の下にある「オフライン用に保存」を押してください。保存の前に大きさが出ます。文章、写真、ルートの周りの地図が端末に入り、通信がなくても読んだり歩いたりできます。作成中のルートの続きや記録も、一度開いた端末なら通信なしで使えます。一覧はホームと「この端末にあるもの」（/offline）にあります。',
  },
  app: {
    heading: 'アプリとして使えますか',
    text: 'ブラウザーのメニューから「インストール」か「ホーム画面に追加」を選ぶと、アプリのように開けます。GPXや写真を、ほかのアプリの「共有」から渡すこともできます（Androidとパソコン）。',
  },
  longLines: {
    heading: '読み込んだ線が長すぎて重いときは',
    text: '読み込むときに、形をほとんど変えずに点を減らすことをおすすめします。どれだけずれるかはメートルで示され、選ばないかぎり減らしません。',
  },
  private: {
    heading: '自分だけが見られるルートを作れますか',
    text: '作れます。公開の設定で「自分だけ」か「リンクを知っている人」を選んでください。両方あわせて10件までです。下書きと公開ルートの数に上限はありません。',
  },
  home: {
    heading: '家の近くから始まる記録を公開しても大丈夫ですか',
    text: 'アカウント設定の「隠す場所」に家や職場を入れておくと、その円の中は、ほかの人の見る地図・画像・ファイル・検索のすべてから切り取られます。円の中心はわざとずらしてあり、線の端から家を割り出しにくくしています。記録の両端を切ることもできます。写真に埋め込まれた位置の情報は、公開される画像には残りません。',
  },
  navigationLines: {
    heading: '道に沿った線が引けません',
    text: 'ルート線は、運営者が用意した道の情報を使います。用意のない地域では、「線」で描いてください。徒歩は300 km、車は1,500 kmまでです。',
  },
  lostDraft: {
    heading: '書きかけが消えたように見えます',
    text: '編集中の変更は、まずその端末に残ります。同じ端末の同じブラウザーで編集画面を開くと、続きから始めるかたずねます。別の端末には、保存したところまでが表示されます。',
  },
  versions: {
    heading: '前の状態に戻せますか',
    text: 'マイルートの「変更の履歴」から、保存した時点の地図と文章を見比べて戻せます。20回分まで残ります。',
  },
  languages: {
    heading: '英語でも書けますか',
    text: '一つの記事を日本語と英語の両方で書けます。本文のタブの「英語を追加」から始めてください。読む人には、その人の言語で表示されます。',
  },
  copy: {
    heading: 'ほかの人のルートを使って自分のルートを作れますか',
    text: '記事の「コピーして作る」から、下書きとしてコピーできます。もとのルートと書いた人の名前が記事に表示され、もとのルートの側にも「このルートから作られたもの」として並びます。',
  },
  wrongLine: {
    heading: 'まちがった線を見つけました',
    text: '記事の「修正を提案」から、地図を直して理由と一緒に送れます。採用されるかどうかは書いた人が決めます。危険や権利の侵害にあたるときは「報告」から運営者に知らせてください。',
  },
  comments: {
    heading: 'いやなコメントが付きました',
    text: '記事を書いた人は、付いたコメントを削除できます。プロフィールのメニューから相手をブロックすると、その人はあなたにコメントも返信もフォローもできなくなります。続くときは「報告」してください。',
  },
  logIn: {
    heading: 'ログインできません',
    text: '「パスワードを忘れたとき」から、登録したアドレスに設定し直すためのリンクを送れます。リンクは60分で切れます。何度か間違えると、しばらく待つよう案内が出ます。',
  },
  verification: {
    heading: '確認メールが届きません',
    text: '迷惑メールのフォルダーを見て、なければ「新しいコードを送る」を押してください。確認コードは1時間有効です。',
  },
  withdrawal: {
    heading: '退会すると、どうなりますか',
    text: '記事はすぐに非公開になり、一定の期間のあとに消えます。コメントは「退会したユーザー」のものとして残ります。取り消せませんので、先に「データのダウンロード」で手元に残してください。',
  },
  data: {
    heading: '自分のデータを全部持ち出せますか',
    text: 'アカウント設定の「データのダウンロード」から、記事、旅とまとめ、地図、写真、プロフィールを一つのZIPファイルで受け取れます。そのファイルの記事や旅は、別のアカウントや別のMishioriでも「ファイルから記事や旅を取り込む」で戻せます。旅は、その「もっと」から1つずつファイルにもできます。',
  },
  embed: {
    heading: '自分のサイトに地図を載せられますか',
    text: '公開ルートの「埋め込む」から、埋め込み用のコードをコピーできます。oEmbedに対応したサービスなら、記事のアドレスを貼るだけで表示されます。',
  },
}

const ENGLISH: Readonly<Record<keyof typeof JAPANESE, Question>> = {
  cost: {
    heading: 'Does it cost anything?',
    text: 'No. It’s also open source, so you can run it on your own server.',
  },
  withoutAccount: {
    heading: 'Can I use it without an account?',
    text: 'You can read public routes, search them on the map and download them as GPX or KML. You can also try the editor, and what you draw comes with you when you sign up. You need an account to save, publish, comment and stock routes.',
  },
  files: {
    heading: 'Which files can I import?',
    text: 'GPX, KML, KMZ, GeoJSON, TCX and FIT, and ZIP files of GPX with photos. Drop them on the map in the editor, or choose them under “From files”, up to 10 at once. Photos with a location become spots when you drop them on the map.',
  },
  strava: {
    heading: 'Can I publish routes imported from Strava?',
    text: 'Usually not: Strava’s terms let only you see what comes from Strava. To publish, import the GPX, FIT or TCX file from your device, or one exported from Strava, under “From files”.',
  },
  timeline: {
    heading: 'Can I create routes from my Google Maps Timeline?',
    text: 'Export the file from your phone or Google Takeout, choose it under “Timeline import”, and see it day by day on a calendar and a map. It’s read only on your device; only the days you choose to import are sent, and that takes an account. You can hide places such as your home before anything is sent. Only you can see imported days, and you can turn each into a draft.',
  },
  photos: {
    heading: 'Can I put photos without a location on the map?',
    text: 'If the map has a recording with times, photos are placed where you were when you took them. If the camera clock was off, a slider moves them all. Put a recording and its photos into “From files” together, and you get a draft with a chapter for each stop. For photos without Exif data, you choose the place one by one.',
  },
  record: {
    heading: 'Can I record as I walk?',
    text: 'Open “Record as you go” from your phone’s home page or from “New route”. Points are saved on the device every few seconds, so you can continue even if the browser closes. Browsers get no position while the screen is off. When you end the recording, it becomes a draft.',
  },
  print: {
    heading: 'Can I print a route?',
    text: '“Print booklet” on an article prints maps along the route with their scale, elevations, numbered spots and the text, on A5, A4 or US Letter. Printed at 100% without margins, the scale is accurate. You can also save it as a PDF. A journey prints as one booklet, with contents by day.',
  },
  guidance: {
    heading: 'Is there guidance along a route?',
    text: '“Walk” on an article shows where you are, how far is left, the next spot and how far off the line you are. Voice and vibration alerts are off until you turn them on. Your position stays on your device.',
  },
  longLines: {
    heading: 'My imported line is so long that it’s slow',
    text: 'When you import it, we offer to remove points that hardly change its shape. You’ll see the difference in meters, and nothing is removed unless you choose to.',
  },
  private: {
    heading: 'Can I make a route that only I can see?',
    text: 'Yes. Choose “Only you” or “People with the link” when you publish. You can have up to 10 of these in total. There’s no limit on drafts or public routes.',
  },
  home: {
    heading: 'My recording starts at home. Is it safe to publish?',
    text: 'Add your home and workplace to “Private places” in the account settings: everything inside those circles is cut from every map, image, file and search that others see. The circles are shifted on purpose, so the ends of lines don’t give the place away. You can also trim both ends of a recording. Locations in photos aren’t kept in published images.',
  },
  offline: {
    heading: 'Can I read without a connection?',
    text: 'While you’re online, press “Save for offline” on an article. You’ll see the size first. The text, photos and map around the route are saved on your device, and you can read and walk it without a connection. Routes in progress and recordings also work without one on a device where you’ve opened them before. You’ll find everything on your home page and at /offline.',
  },
  app: {
    heading: 'Is there an app?',
    text: 'Choose “Install” or “Add to Home Screen” in your browser’s menu, and Mishiori opens like an app. On Android and computers, other apps can share GPX files and photos with it.',
  },
  navigationLines: {
    heading: 'My line doesn’t follow the roads',
    text: 'Navigation lines use road data provided by this site’s operator. Where there’s none, draw a plain line. Navigation lines can be up to 300 km on foot and 1,500 km by car.',
  },
  lostDraft: {
    heading: 'My draft seems to be gone',
    text: 'Your edits are saved on your device first. Open the editor in the same browser on the same device, and you’ll be asked whether to continue. Other devices show what was last saved.',
  },
  versions: {
    heading: 'Can I go back to an earlier version?',
    text: 'Yes. “Version history” under your routes lets you compare the map and text and restore an earlier version. The last 20 are kept.',
  },
  languages: {
    heading: 'Can I write in two languages?',
    text: 'Yes. You can write an article in both English and Japanese. Readers see it in their own language.',
  },
  copy: {
    heading: 'Can I make my own route from someone else’s?',
    text: 'Choose “Make a copy” and you get a draft of your own. Your route credits the original and its author, and the original lists yours as a copy.',
  },
  wrongLine: {
    heading: 'I found a line that is wrong',
    text: 'Choose “Suggest an edit”, correct the map and say why. The author decides whether to accept it. If something is dangerous or violates someone’s rights, report it.',
  },
  comments: {
    heading: 'Someone is bothering me',
    text: 'You can delete comments on your own routes. If you block someone from the menu on their profile, they can no longer comment on, reply to or follow you. If it continues, report it.',
  },
  logIn: {
    heading: 'I can’t log in',
    text: 'Choose “Forgot your password?” and we’ll send a link to your email address. It works for 60 minutes. After several wrong attempts, you’ll be told how long to wait.',
  },
  verification: {
    heading: 'The verification email doesn’t arrive',
    text: 'Check your spam folder. If it isn’t there, press “Send a new code”. A code is valid for one hour.',
  },
  withdrawal: {
    heading: 'What happens when I close my account?',
    text: 'Your routes are hidden right away and deleted after a while. Your comments stay under “Withdrawn user”. This can’t be undone, so download your data first.',
  },
  data: {
    heading: 'Can I download all my data?',
    text: 'Yes. “Your data” in the account settings gives you your articles, journeys, maps, photos and profile in one ZIP file. You can bring its articles and journeys back, in another account or on another Mishiori, with “Import articles and journeys from a file”. A single journey can be downloaded under “More” on its page.',
  },
  embed: {
    heading: 'Can I put a map on my own site?',
    text: 'Choose “Embed” on a public route and copy the code. Services that support oEmbed show it when you paste the route’s link.',
  },
}

interface Faq {
  readonly title: string
  readonly questions: Readonly<Record<string, Question>>
}

export const FAQ: Readonly<Record<Locale, Faq>> = {
  ja: { title: 'よくある質問', questions: JAPANESE },
  'en-us': { title: 'FAQ', questions: ENGLISH },
}

export interface FoundQuestion extends Question {
  readonly id: string
}

/** The questions that contain all the words, in any place, themselves or in their answers. */
export function findQuestions({ questions }: Faq, query: string): readonly FoundQuestion[] {
  const normalize = (text: string) => text.normalize('NFKC').toLowerCase()
  const terms = normalize(query).split(/\s+/).filter(Boolean)
  return Object.entries(questions)
    .map(([name, question]) => ({ id: addressPart(name), ...question }))
    .filter(({ heading, text }) => {
      const all = normalize(`${heading} ${text}`)
      return terms.every((term) => all.includes(term))
    })
}

const addressPart = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
