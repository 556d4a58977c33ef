export { notifications as messages } from '../messages/ja/notifications.ts'
