import type { WalkingMessages } from '@repo/i18n'
import { createPageMessages } from '../../platform/i18n/page-messages.tsx'

/** The words about following a route, which no other page carries. */
export const { Provider: WalkingMessagesProvider, useMessages: useWalkingMessages } =
  createPageMessages<WalkingMessages>('walking')
