export { errorMessage } from './error-message.ts'
export {
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
  EditorMessages,
  OwnRoutesMessages,
  PictureMessages,
  VisitorMessages,
} from './messages/types.ts'
export { createTranslator, type Translator } from './translator.ts'
