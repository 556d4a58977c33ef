import { serverMessages } from '@repo/web-kit/page-messages.server'
import { messages as english, type WalkLogMessages } from './en-us.ts'
import { messages as japanese } from './ja.ts'

export const { loadMessages: loadWalkLogMessages, translatorFor: walkLogTranslator } = serverMessages<WalkLogMessages>(
  japanese,
  english,
)
