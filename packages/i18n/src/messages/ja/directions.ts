import type { TranslationOf } from '../../message.ts'
import type { directions as source } from '../en-us/directions.ts'

export const directions: TranslationOf<typeof source> = {
  'directions.notFound': '道が見つかりません。点を道のそばに移すか、自由に引ける線で描いてください。',
}
