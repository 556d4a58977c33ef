import { withMessages } from '@repo/web-kit/testing/with-messages'
import { AdminMessagesProvider } from '../messages/admin-messages.ts'
import { messages as english } from '../messages/en-us.ts'
import { messages as japanese } from '../messages/ja.ts'

/** The messages of the pages for moderators. */
export const withAdminMessages = withMessages(AdminMessagesProvider, { ja: japanese, 'en-us': english })
