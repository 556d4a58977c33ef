import { AccountMessagesLayout } from '@repo/account/account-messages'
import { loadAccountMessages } from '@repo/account/account-messages.server'
import { keepMessages } from '@repo/web-kit/page-messages'

export const loader = loadAccountMessages
export const shouldRevalidate = keepMessages
export default AccountMessagesLayout
