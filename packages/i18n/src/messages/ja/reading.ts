import type { TranslationOf } from '../../message.ts'
import type { reading as source } from '../en-us/reading.ts'

export const reading: TranslationOf<typeof source> = {
  'top.search': 'さがす',
  'top.makeRoute': 'ルートを作る',
  'top.seeWhat': 'できることを見る',
}
