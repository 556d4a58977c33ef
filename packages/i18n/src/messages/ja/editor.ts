import type { TranslationOf } from '../../message.ts'
import type { editor as source } from '../en-us/editor.ts'

export const editor: TranslationOf<typeof source> = {
  'editor.tab.map': 'マップ',
  'editor.tab.content': '本文',
  'editor.tab.settings': '設定',
}
