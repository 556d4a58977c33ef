import { pageMessages } from '@repo/web-kit/page-messages'
import type { WalkLogMessages } from './en-us.ts'

/** The messages about walks, which only pages with walks need. */
export const { Provider: WalkLogMessagesProvider, useMessages: useWalkLogMessages } =
  pageMessages<WalkLogMessages>('walk logs')
