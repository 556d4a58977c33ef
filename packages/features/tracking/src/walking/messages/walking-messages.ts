import { pageMessages } from '@repo/web-kit/page-messages'
import type { WalkingMessages } from './en-us.ts'

/** The messages about following a route, which no other page loads. */
export const { Provider: WalkingMessagesProvider, useMessages: useWalkingMessages } =
  pageMessages<WalkingMessages>('walking')
