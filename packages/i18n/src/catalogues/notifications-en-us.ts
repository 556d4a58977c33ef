export { notifications as messages } from '../messages/en-us/notifications.ts'
