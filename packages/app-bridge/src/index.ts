export {
  type AppMessage,
  type AppMessageData,
  type AppMessageType,
  appMessage,
  type PageMessage,
  type PageMessageData,
  type PageMessageType,
  pageMessage,
  readAppMessage,
  readPageMessage,
} from './envelope.ts'
export {
  APP_FEATURES,
  type AppFeature,
  BRIDGE_VERSION,
  NATIVE_NAMES,
  type RecordingState,
  type RecordingStep,
} from './messages.ts'
