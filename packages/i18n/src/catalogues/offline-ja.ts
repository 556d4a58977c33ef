export { offline as messages } from '../messages/ja/offline.ts'
