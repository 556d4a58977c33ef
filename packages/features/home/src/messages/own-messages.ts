import { pageMessages } from '@repo/web-kit/page-messages'
import type { OwnRoutesMessages } from './en-us.ts'

/** The messages of the pages of own routes, which no other page loads. */
export const {
  Provider: OwnMessagesProvider,
  Layout: OwnMessagesLayout,
  useMessages: useOwnMessages,
} = pageMessages<OwnRoutesMessages>('looking after one’s routes')
