import { pageMessages } from '@repo/web-kit/page-messages'
import type { AccountMessages } from './en-us.ts'

/** The messages of the account settings, which no other page carries. */
export const {
  Provider: AccountMessagesProvider,
  Layout: AccountMessagesLayout,
  useMessages: useAccountMessages,
} = pageMessages<AccountMessages>('the account settings')
