import { pageMessages } from '@repo/web-kit/page-messages'
import type { PresentingMessages } from './en-us.ts'

/** The messages about presenting, which no other page loads. */
export const { Provider: PresentingMessagesProvider, useMessages: usePresentingMessages } =
  pageMessages<PresentingMessages>('presenting')
