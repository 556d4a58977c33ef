import type { AdminMessages } from '@repo/i18n'
import { createPageMessages } from '../../../platform/i18n/page-messages.tsx'

/** The messages of moderation, which no other page carries. */
export const { Provider: AdminMessagesProvider, useMessages: useAdminMessages } =
  createPageMessages<AdminMessages>('moderation')
