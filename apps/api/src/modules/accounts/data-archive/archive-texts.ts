import type { Locale } from '@repo/contract'

/** The first file of an archive, which describes the others. */
export const ARCHIVE_README: Readonly<Record<Locale, string>> = {
  ja: `Mishioriに保存されている、あなたのデータです。

account.json           アカウント、プロフィール、ログインの方法と端末
routes/番号/route.json   ルートの記事（地図・本文・設定）
routes/番号/route.gpx    ルートの地図（ほかのアプリで開けます）
routes/番号/history/     保存されている以前の版
comments.json          書いたコメント
proposals.json         ほかの人のルートへの提案
follows.json           フォローしている人とフォロワー
blocks.json            ブロックしている人
reports.json           モデレーターへ送った報告
moderation.json        モデレーターからの連絡
private-places.json    隠している場所（範囲だけ。場所そのものは保存していません）
stock.json             ストックしたルートと分類
nice-routes.json       送ったナイスルート
hazards.json           地図の注意について答えたこと
strava.json            Stravaとの連携と、取り込んだアクティビティ
notifications.json     届いたお知らせ
timeline/年-月.json      タイムラインの日ごとの記録
timeline-imports.json  タイムラインの取り込みの記録
messages-to-the-operator.json  運営者へのお問い合わせ
pictures/              写真と画像。もとの名前は pictures.json にあります

時刻はすべて協定世界時（UTC）です。
`,
  'en-us': `These are your data as kept by Mishiori.

account.json             account, profile, ways to log in, and devices
routes/NUMBER/route.json a route with its map, text and settings
routes/NUMBER/route.gpx  its map, for other applications
routes/NUMBER/history/   earlier versions that are kept
comments.json            comments that you wrote
proposals.json           what you proposed for routes of others
follows.json             whom you follow, and who follows you
blocks.json              whom you block
reports.json             what you reported to moderators
moderation.json          what moderators decided about you
private-places.json      places that you hide, as circles; where in them the places are is not kept
stock.json               routes that you keep, with your categories
nice-routes.json         Nice Routes that you sent
hazards.json             what you said of hazards on maps
strava.json              the Strava account that you connected, and what you imported
notifications.json       what you were told of
timeline/YEAR-MONTH.json days of your timeline
timeline-imports.json    imports of your timeline
messages-to-the-operator.json  what you wrote to the operator
pictures/                photos and pictures; pictures.json has their names

All times are UTC.
`,
}
