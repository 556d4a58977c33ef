import { withMessages } from '@repo/web-kit/testing/with-messages'
import { AccountMessagesProvider } from '../messages/account-messages.ts'
import { messages as english } from '../messages/en-us.ts'
import { messages as japanese } from '../messages/ja.ts'

/** The messages of the account settings. */
export const withAccountMessages = withMessages(AccountMessagesProvider, { ja: japanese, 'en-us': english })
