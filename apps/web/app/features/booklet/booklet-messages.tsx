import type { BookletMessages } from '@repo/i18n'
import { createPageMessages } from '../../platform/i18n/page-messages.tsx'

/** The messages about printing a booklet, which no other page loads. */
export const { Provider: BookletMessagesProvider, useMessages: useBookletMessages } =
  createPageMessages<BookletMessages>('booklet')
