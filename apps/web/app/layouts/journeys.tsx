import { JourneysMessagesLayout } from '@repo/journeys/journeys-messages'
import { loadJourneysMessages } from '@repo/journeys/journeys-messages.server'
import { keepMessages } from '@repo/web-kit/page-messages'

export const loader = loadJourneysMessages
export const shouldRevalidate = keepMessages
export default JourneysMessagesLayout
