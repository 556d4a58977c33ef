import { serverMessages } from '@repo/web-kit/page-messages.server'
import { messages as english, type YearsMessages } from './en-us.ts'
import { messages as japanese } from './ja.ts'

export const { loadMessages: loadYearsMessages, translatorFor: yearsTranslator } = serverMessages<YearsMessages>(
  japanese,
  english,
)
