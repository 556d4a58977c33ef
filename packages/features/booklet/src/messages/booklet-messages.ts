import { pageMessages } from '@repo/web-kit/page-messages'
import type { BookletMessages } from './en-us.ts'

/** The messages about printing a booklet, which no other page loads. */
export const { Provider: BookletMessagesProvider, useMessages: useBookletMessages } =
  pageMessages<BookletMessages>('booklet')
