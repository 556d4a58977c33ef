import { pageMessages } from '@repo/web-kit/page-messages'
import type { PlanningMessages } from './en-us.ts'

/** The messages about a way, which only pages of an article need. */
export const { Provider: PlanningMessagesProvider, useMessages: usePlanningMessages } =
  pageMessages<PlanningMessages>('planning')

/** For functions beside components. */
export type PlanningTranslator = ReturnType<typeof usePlanningMessages>
