import type { WalkingMessages } from '@repo/i18n'
import { createPageMessages } from '@repo/web-kit/page-messages'

/** The messages about following a route, which no other page loads. */
export const { Provider: WalkingMessagesProvider, useMessages: useWalkingMessages } =
  createPageMessages<WalkingMessages>('walking')
