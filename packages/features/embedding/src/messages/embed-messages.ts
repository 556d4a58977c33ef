import { pageMessages } from '@repo/web-kit/page-messages'
import type { EmbedMessages } from './en-us.ts'

/** The messages about embedding, which one page needs. */
export const { Provider: EmbedMessagesProvider, useMessages: useEmbedMessages } = pageMessages<EmbedMessages>('embed')
