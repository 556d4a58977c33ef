import { serverMessages } from '@repo/web-kit/page-messages.server'
import { messages as english, type PlanningMessages } from './en-us.ts'
import { messages as japanese } from './ja.ts'

export const { loadMessages: loadPlanningMessages } = serverMessages<PlanningMessages>(japanese, english)
