export { tours as messages } from '../messages/ja/tours.ts'
