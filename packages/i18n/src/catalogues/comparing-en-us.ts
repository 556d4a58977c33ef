export { comparing as messages } from '../messages/en-us/comparing.ts'
