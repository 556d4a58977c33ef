export { recording as messages } from './messages/en-us/recording.ts'
