export { errorMessage } from './error-message.ts'
export {
  formatAgo,
  formatBytes,
  formatCount,
  formatDate,
  formatDateTime,
  formatFullCount,
  formatTime,
} from './format.ts'
export {
  formatDistance,
  formatElevation,
  formatReach,
  formatSpeed,
  type LengthFormat,
  lengthUnits,
  type Measure,
  measureDistance,
  measureElevation,
} from './format-lengths.ts'
export { type FormattedNotification, formatNotification, sentenceOf } from './format-notification.ts'
export type { TranslationOf } from './message.ts'
export type {
  NotificationMessages,
  TimelineMessages,
  VisitorMessages,
} from './message-types.ts'
export { createTranslator, type Translator } from './translator.ts'
export { type WayFacts, type WayGround, wayKindSentence, waySentence } from './way-sentence.ts'
