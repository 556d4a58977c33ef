import { pageMessages } from '@repo/web-kit/page-messages'
import type { AdminMessages } from './en-us.ts'

/** The messages of moderation, which no other page carries. */
export const {
  Provider: AdminMessagesProvider,
  Layout: AdminMessagesLayout,
  useMessages: useAdminMessages,
} = pageMessages<AdminMessages>('moderation')
