export { messages } from '../messages/ja/index.ts'
