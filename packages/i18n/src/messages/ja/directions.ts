import type { TranslationOf } from '../../message.ts'
import type { directions as source } from '../en-us/directions.ts'

export const directions: TranslationOf<typeof source> = {
  'directions.notFound':
    '道が見つかりません。道のそばに移すか、この地域の道のデータがあるか運営者に確かめてください(docs/regions.md)。',
}
