import { keepMessages } from '@repo/web-kit/page-messages'
import { loadAdminMessages } from '../features/admin/messages/admin-messages.server.ts'
import { AdminMessagesLayout } from '../features/admin/messages/admin-messages.ts'

export const loader = loadAdminMessages
export const shouldRevalidate = keepMessages
export default AdminMessagesLayout
