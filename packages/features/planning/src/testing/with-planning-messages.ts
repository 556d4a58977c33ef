import { withMessages } from '@repo/web-kit/testing/with-messages'
import { messages as english } from '../messages/en-us.ts'
import { messages as japanese } from '../messages/ja.ts'
import { PlanningMessagesProvider } from '../messages/planning-messages.ts'

export const withPlanningMessages = withMessages(PlanningMessagesProvider, { ja: japanese, 'en-us': english })
