import type { Locale } from '@repo/contract'

interface Change {
  /** The day of the release. */
  readonly date: string
  readonly title: Readonly<Record<Locale, string>>
  readonly changes: Readonly<Record<Locale, readonly string[]>>
}

/** What changed for people, the newest first. Add to it with every release. */
export const CHANGES: readonly Change[] = [
  {
    date: '2026-11-30',
    title: { ja: '計画から、旅のあとまで', 'en-us': 'From the plan to years of walks' },
    changes: {
      ja: [
        '歩き方・乗り方を10とおりから選んで道に沿った線を引き、所要時間の目安・路面・傾斜・道沿いの水場やトイレを見られます。',
        '何日もの旅をまとめ、1枚の地図・合計・1つの冊子にできます。日付のない「まとめ」も作れます。',
        '歩いた記録を残し、いまの道の様子を次の人に伝えられます。',
        '「あゆみ」で、歩いた道のすべてを1枚の地図と年ごとの合計で見られます。',
        '記事をスポットごとに大画面で見せられます。',
        '埋め込んだ記事の地図が、その場で動かせるようになりました。埋め込みのコードは専用のページで作れます。',
        '旅も、端末に保存したり、一つのファイルで受け取って取り込み直したりできます。',
        '削除した記事は、30日のあいだごみ箱から戻せます。',
        '自分のプログラムのためのアクセストークンとWebhookを加えました。',
      ],
      'en-us': [
        'Draw along roads for ten ways of going, with estimated time, surface, slope, and water and toilets along the way.',
        'Put days together into a journey with one map, sums and one booklet, or collect routes without dates.',
        'Log your walks, and tell the next person how the path is.',
        '“Your years” shows everything you’ve walked on one map, with sums by year.',
        'Present an article on a big screen, spot by spot.',
        'Embedded maps come alive where they are, and a page of its own writes the code.',
        'Save journeys on your device, or download them as one file and import them again.',
        'Deleted articles can be restored from the trash for 30 days.',
        'Access tokens and webhooks for your own programs.',
      ],
    },
  },
  {
    date: '2026-11-26',
    title: { ja: '人がつながる', 'en-us': 'People around routes' },
    changes: {
      ja: [
        'コメントと返信、フォロー、ストック、お知らせを加えました。',
        'ルートをコピーし、もとのルートと見比べられます。修正の提案もできます。',
        '報告とブロック、運営者の見る画面を加えました。',
        'アップロードした写真を一覧で見て、何度でも使えます。',
        'KML、KMZ、TCX、FITのファイルを読み込めます。',
        '記録と写真から、立ち寄りごとに章を分けた下書きを作れます。HEICの写真も使えます。',
        'GoogleマップのタイムラインやStravaのアクティビティから、下書きを作れます。',
        'スマートフォンで記録し、公開されたルートをたどれます。',
        '隠す場所を決めると、ほかの人の見るすべての地図から切り取られます。',
        '記事を一つのファイルで受け取り、取り込み直せます。',
        '記事を端末に保存して、電波のないところでも読んだり歩いたりできます。',
        '読みものとよくある質問を加えました。',
        'はじめての方への案内と、使い方のページを加えました。',
        'トップページに、今週の一本と季節のルート、近くのルートが並びます。',
      ],
      'en-us': [
        'Comments and replies, following, stock and notifications.',
        'Copy a route and compare it with the original, and suggest edits.',
        'Reports, blocking, and pages for moderators.',
        'See the photos you’ve uploaded and use them again.',
        'Import KML, KMZ, TCX and FIT files.',
        'Create a draft with a chapter for each stop from a recording and its photos, including HEIC.',
        'Create drafts from your Google Maps Timeline and Strava activities.',
        'Record on your phone, and walk a published route.',
        'Private places are cut from every map others see.',
        'Save articles on your device to read and walk them without a connection.',
        'Download an article as one file, and import it again.',
        'Stories and an FAQ.',
        'Guided tours and a “How it works” page.',
        'The front page shows a route of the week, seasonal routes and routes near you.',
      ],
    },
  },
  {
    date: '2026-11-25',
    title: { ja: '入り口を広く', 'en-us': 'More ways in' },
    changes: {
      ja: [
        'パスキーと、ほかのサービスのアカウントでログインできます。',
        'アカウントを作らずに編集を試せます。',
        'ナイスルートで、書いた人にお礼を伝えられます。',
        '自分のデータを一つのファイルで受け取れます。',
      ],
      'en-us': [
        'Log in with passkeys and other services’ accounts.',
        'Try the editor without an account.',
        'Thank an author with a Nice Route.',
        'Download all your data in one file.',
      ],
    },
  },
  {
    date: '2026-11-01',
    title: { ja: '描く、書く、わたす', 'en-us': 'Draw, write, share' },
    changes: {
      ja: [
        '線、道に沿った線、スポット、図形をレイヤーに描けます。',
        '地図と結びついた文章を、日本語と英語で書けます。',
        '地図とことばからルートをさがせます。',
        'GPX、KML、GeoJSONで持ち出せます。',
      ],
      'en-us': [
        'Draw lines, lines along roads, spots and shapes, in layers.',
        'Write articles linked to the map, in English and Japanese.',
        'Search for routes with words and on the map.',
        'Download routes as GPX, KML or GeoJSON.',
      ],
    },
  },
]

export const HISTORY_TITLE: Readonly<Record<Locale, string>> = { ja: '更新の記録', 'en-us': 'What’s new' }
