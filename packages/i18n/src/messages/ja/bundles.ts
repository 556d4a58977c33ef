import type { TranslationOf } from '../../message.ts'
import type { bundles as source } from '../en-us/bundles.ts'

/** Making articles of a file of articles. */
export const bundles: TranslationOf<typeof source> = {
  'bundle.title': '記事を取り込む',
  'bundle.lead':
    'ここや別のMishioriでダウンロードした、記事1件またはアカウントの全データのファイルを開きます。取り込むまで、どこにも送りません。',
  'bundle.drop': 'ファイルをここに置く',
  'bundle.dropText': '記事またはアカウントのデータのZIPファイル',
  'bundle.choose': 'ファイルを選ぶ',
  'bundle.opening': '「{name}」を開いています',
  'bundle.refused.notAnArchive':
    '「{name}」を開けません。ZIPファイルではないか、途中で切れています。もう一度ダウンロードしてください。',
  'bundle.refused.noArticles':
    '「{name}」にMishioriの記事はありません。軌跡や地図のファイルは別のページで取り込めます。',
  'bundle.refused.tooManyArticles': '「{name}」の記事は{max}件を超えているため、開けません。',
  'bundle.toFiles': '軌跡や地図のファイルから作る',
  'bundle.articles': '「{name}」の記事',
  'bundle.count': '{count}件を選択中',
  'bundle.chooseAll': 'すべて選ぶ',
  'bundle.chooseNone': 'すべて外す',
  'bundle.untitled': '無題のルート',
  'bundle.pictures': '画像{count}枚',
  'bundle.noPictures': '画像なし',
  'bundle.unreadable': '壊れているため、取り込めません',
  'bundle.importing': '画像{total}枚中{sent}枚を送りました',
  'bundle.created': '下書きとして取り込みました',
  'bundle.foreign': 'ほかのサイトの画像{count}枚は取り込めませんでした。読む人にはリンクが表示されます。',
  'bundle.missing': '下書きとして取り込みました。ファイルになかった画像{count}枚は入っていません。',
  'bundle.open': '開く',
  'bundle.start': '記事を{count}件取り込む',
  'bundle.working': '取り込んでいます',
  'bundle.kept':
    '地図・本文・タグ・画像を取り込み、すべて下書きにします。コメント・ナイスルート・以前の版は含みません。',
  'bundle.done': '記事を{count}件取り込みました',
}
