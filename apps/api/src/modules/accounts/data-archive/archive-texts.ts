import type { Locale } from '@repo/contract'

/** The first file of an archive, which describes the others. */
export const ARCHIVE_README: Readonly<Record<Locale, string>> = {
  ja: `Mishioriに保存されている、あなたのデータです。

account.json           アカウント、プロフィール、ログインの方法と端末
routes/番号/route.json   ルートの記事（地図・本文・設定）
routes/番号/route.gpx    ルートの地図（ほかのアプリで開けます）
routes/番号/history/     保存されている以前の版
journeys/番号/journey.json 旅やまとめ（記事と同じように取り込めます）
trash/番号/              ごみ箱のルート（中身はroutesと同じ）
comments.json          書いたコメント
walks.json             歩いた記録
proposals.json         ほかの人のルートへの提案
follows.json           フォローしている人とフォロワー
blocks.json            ブロックしている人
reports.json           モデレーターへ送った報告
moderation.json        モデレーターからの連絡
private-places.json    隠している場所（範囲だけ。場所そのものは保存していません）
stock.json             ストックしたルートと分類
journeys.json          旅とまとめ、その行程（ごみ箱にあるものも）
nice-routes.json       送ったナイスルート
hazards.json           地図の危険箇所について答えたこと
strava.json            Stravaとの連携と、取り込んだアクティビティ
notifications.json     届いたお知らせ
timeline/年-月.json      タイムラインの日ごとの記録
timeline-imports.json  タイムラインの取り込みの記録
webhooks.json          追加したWebhook（シークレットは入っていません）
messages-to-the-operator.json  運営者へのお問い合わせ
pictures/              写真と画像。もとの名前は pictures.json にあります

時刻はすべて協定世界時（UTC）です。
`,
  'en-us': `This is your data as stored by Mishiori.

account.json             account, profile, ways to log in, and devices
routes/NUMBER/route.json a route with its map, text and settings
routes/NUMBER/route.gpx  its map, for other apps
routes/NUMBER/history/   earlier versions
journeys/NUMBER/journey.json a journey or collection, which can be imported again like a route
trash/NUMBER/            routes in the trash, with the same files
comments.json            comments you wrote
walks.json               walks you logged
proposals.json           edits you suggested for other people’s routes
follows.json             people you follow and your followers
blocks.json              people you block
reports.json             reports you sent to moderators
moderation.json          messages from moderators
private-places.json      private places, as circles only (the exact places aren’t stored)
stock.json               routes in your stock, with categories
journeys.json            your journeys and collections with their entries, in the trash too
nice-routes.json         Nice Routes you sent
hazards.json             your answers about hazards on maps
strava.json              your Strava connection and imported activities
notifications.json       notifications you received
timeline/YEAR-MONTH.json days of your timeline
timeline-imports.json    imports of your timeline
webhooks.json            your webhooks, without their secrets
messages-to-the-operator.json  messages you sent to the operator
pictures/                photos and images; pictures.json has their original names

All times are UTC.
`,
}
