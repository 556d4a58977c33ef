export { booklet as messages } from '../messages/en-us/booklet.ts'
