export { booklet as messages } from '../messages/ja/booklet.ts'
