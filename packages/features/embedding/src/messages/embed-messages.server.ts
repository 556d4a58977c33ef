import { serverMessages } from '@repo/web-kit/page-messages.server'
import { type EmbedMessages, messages as english } from './en-us.ts'
import { messages as japanese } from './ja.ts'

export const { loadMessages: loadEmbedMessages, translatorFor: embedTranslator } = serverMessages<EmbedMessages>(
  japanese,
  english,
)
