import { withMessages } from '@repo/web-kit/testing/with-messages'
import { messages as english } from '../messages/en-us.ts'
import { messages as japanese } from '../messages/ja.ts'
import { JourneysMessagesProvider } from '../messages/journeys-messages.ts'

/** The messages of the pages of journeys. */
export const withJourneysMessages = withMessages(JourneysMessagesProvider, { ja: japanese, 'en-us': english })
