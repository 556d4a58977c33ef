import { ComparingMessagesLayout } from '@repo/comparing/comparing-messages'
import { loadComparingMessages } from '@repo/comparing/comparing-messages.server'
import { keepMessages } from '@repo/web-kit/page-messages'

export const loader = loadComparingMessages
export const shouldRevalidate = keepMessages
export default ComparingMessagesLayout
