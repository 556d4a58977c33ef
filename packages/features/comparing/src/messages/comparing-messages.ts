import { pageMessages } from '@repo/web-kit/page-messages'
import type { ComparingMessages } from './en-us.ts'

/** The messages for comparing, which few pages need. */
export const {
  Provider: ComparingMessagesProvider,
  Layout: ComparingMessagesLayout,
  useMessages: useComparingMessages,
} = pageMessages<ComparingMessages>('comparing')
