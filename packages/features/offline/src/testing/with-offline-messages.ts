import { withMessages } from '@repo/web-kit/testing/with-messages'
import { messages as english } from '../messages/en-us.ts'
import { messages as japanese } from '../messages/ja.ts'
import { OfflineMessagesProvider } from '../messages/offline-messages.ts'

/** The messages of the page for being offline. */
export const withOfflineMessages = withMessages(OfflineMessagesProvider, { ja: japanese, 'en-us': english })
