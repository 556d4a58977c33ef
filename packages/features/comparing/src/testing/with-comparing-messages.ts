import { withMessages } from '@repo/web-kit/testing/with-messages'
import { ComparingMessagesProvider } from '../messages/comparing-messages.ts'
import { messages as english } from '../messages/en-us.ts'
import { messages as japanese } from '../messages/ja.ts'

/** The messages of the pages that compare. */
export const withComparingMessages = withMessages(ComparingMessagesProvider, { ja: japanese, 'en-us': english })
