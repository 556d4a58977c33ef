export { errorMessage } from './error-message.ts'
export {
  formatAgo,
  formatBytes,
  formatCount,
  formatDate,
  formatDateTime,
  formatDistance,
  formatElevation,
  formatFullCount,
  formatKilometers,
  formatTime,
} from './format.ts'
export type { Message, ParamValues, TranslationOf } from './message.ts'
export type {
  AccountMessages,
  AdminMessages,
  BookletMessages,
  ComparingMessages,
  EditorMessages,
  FileMessages,
  ImportMessages,
  NotificationMessages,
  OfflineMessages,
  OwnRoutesMessages,
  PictureMessages,
  RecordingMessages,
  StravaMessages,
  TimelineMessages,
  TourMessages,
  VisitorMessages,
  WalkingMessages,
} from './messages/types.ts'
export { type SaidNotification, sayNotification, sentenceOf } from './say-notification.ts'
export { createTranslator, type Translator } from './translator.ts'
