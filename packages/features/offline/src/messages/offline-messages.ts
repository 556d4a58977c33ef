import { pageMessages } from '@repo/web-kit/page-messages'
import type { OfflineMessages } from './en-us.ts'

/** The messages about what is on the device, for the page that arrives with them. */
export const { Provider: OfflineMessagesProvider, useMessages: useOfflineMessages } =
  pageMessages<OfflineMessages>('offline')
