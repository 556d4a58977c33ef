export { messages } from '../messages/en-us/index.ts'
