export { editor as messages } from './messages/ja/editor.ts'
