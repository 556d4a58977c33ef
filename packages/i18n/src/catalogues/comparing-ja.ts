export { comparing as messages } from '../messages/ja/comparing.ts'
