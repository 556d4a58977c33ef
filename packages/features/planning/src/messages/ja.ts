import type { TranslationOf } from '@repo/i18n'
import type { PlanningMessages } from './en-us.ts'

export const messages: TranslationOf<PlanningMessages> = {
  'planning.heading': 'この道のこと',
  'planning.time': '時間',
  'planning.recorded': '記録',
  'planning.recordedNote': '休憩もふくめた、記録のはじめから終わりまで',
  'planning.hours': '時間',
  'planning.minutes': '分',
}
