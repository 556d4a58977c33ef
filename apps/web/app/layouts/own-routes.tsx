import { OwnMessagesLayout } from '@repo/home/own-messages'
import { loadOwnMessages } from '@repo/home/own-messages.server'
import { keepMessages } from '@repo/web-kit/page-messages'

export const loader = loadOwnMessages
export const shouldRevalidate = keepMessages
export default OwnMessagesLayout
