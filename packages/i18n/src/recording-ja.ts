export { recording as messages } from './messages/ja/recording.ts'
