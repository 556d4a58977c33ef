import { serverMessages } from '@repo/web-kit/page-messages.server'
import { messages as english, type JourneysMessages } from './en-us.ts'
import { messages as japanese } from './ja.ts'

export const { loadMessages: loadJourneysMessages, translatorFor: journeysTranslator } =
  serverMessages<JourneysMessages>(japanese, english)
