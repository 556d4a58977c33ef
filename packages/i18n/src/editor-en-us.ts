export { editor as messages } from './messages/en-us/editor.ts'
