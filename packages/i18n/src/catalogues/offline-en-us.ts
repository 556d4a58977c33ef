export { offline as messages } from '../messages/en-us/offline.ts'
