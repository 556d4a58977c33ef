import type { TranslationOf } from '../../message.ts'
import type { copying as source } from '../en-us/copying.ts'

export const copying: TranslationOf<typeof source> = {
  'clone.action': 'コピーして作る',
  'clone.title': 'コピーして作る',
  'clone.lead': '下書きとして保存します。もとのルートと作者の名前が記事に表示されます。',
  'clone.name': 'タイトル',
  'clone.layers': 'コピーするレイヤー',
  'clone.text': '概要と本文もコピーする',
  'clone.pictures': '画像はあなたの画像として複製します。もとのルートが消えても残ります。',
  'clone.submit': 'コピーを作る',
  'clone.busy': 'コピーしています',
  'clone.made': '下書きができました。',
  'clone.from': 'コピー元',
  'clone.by': '{name}さん',
  'clone.fromLink': 'リンクで共有されているルート',
  'clone.withdrawn': '退会したユーザー',
  'clone.compare': 'もとのルートと見比べる',
  'clone.copies': '{count}件のコピー',
  'clone.copiesTitle': 'このルートのコピー',
  'clone.copiesText': '公開されているコピーです。下書きも含めて、全部で{count}件あります。',
  'clone.copiesEmpty': '公開されているコピーはまだありません',
  'clone.more': 'さらに見る',
  'propose.action': '修正を提案する',
  'propose.list': '読者からの提案',
  'propose.credit': '修正を提案した人',
}
