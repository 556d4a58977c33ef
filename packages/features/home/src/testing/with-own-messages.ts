import { withMessages } from '@repo/web-kit/testing/with-messages'
import { messages as english } from '../messages/en-us.ts'
import { messages as japanese } from '../messages/ja.ts'
import { OwnMessagesProvider } from '../messages/own-messages.ts'

/** The messages of the pages below `/home`. */
export const withOwnMessages = withMessages(OwnMessagesProvider, { ja: japanese, 'en-us': english })
