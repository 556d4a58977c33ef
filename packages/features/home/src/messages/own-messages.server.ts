import { serverMessages } from '@repo/web-kit/page-messages.server'
import { messages as english, type OwnRoutesMessages } from './en-us.ts'
import { messages as japanese } from './ja.ts'

export const { loadMessages: loadOwnMessages, translatorFor: ownTranslator } = serverMessages<OwnRoutesMessages>(
  japanese,
  english,
)
