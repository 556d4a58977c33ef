export { tours as messages } from '../messages/en-us/tours.ts'
