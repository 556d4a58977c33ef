import type { BookletMessages } from '@repo/i18n'
import { createPageMessages } from '../../platform/i18n/page-messages.tsx'

/** The words about printing a booklet, which no other page carries. */
export const { Provider: BookletMessagesProvider, useMessages: useBookletMessages } =
  createPageMessages<BookletMessages>('booklet')
