import type { BookletMessages } from '@repo/i18n'
import { createPageMessages } from '@repo/web-kit/page-messages'

/** The messages about printing a booklet, which no other page loads. */
export const { Provider: BookletMessagesProvider, useMessages: useBookletMessages } =
  createPageMessages<BookletMessages>('booklet')
