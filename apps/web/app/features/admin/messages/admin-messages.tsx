import type { AdminMessages } from '@repo/i18n'
import { createPageMessages } from '@repo/web-kit/page-messages'

/** The messages of moderation, which no other page carries. */
export const { Provider: AdminMessagesProvider, useMessages: useAdminMessages } =
  createPageMessages<AdminMessages>('moderation')
