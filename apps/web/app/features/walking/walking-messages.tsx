import type { WalkingMessages } from '@repo/i18n'
import { createPageMessages } from '../../platform/i18n/page-messages.tsx'

/** The messages about following a route, which no other page loads. */
export const { Provider: WalkingMessagesProvider, useMessages: useWalkingMessages } =
  createPageMessages<WalkingMessages>('walking')
