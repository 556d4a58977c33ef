import type { AccountMessages } from '@repo/i18n'
import { createPageMessages } from '@repo/web-kit/page-messages'

/** The messages of the account settings, which no other page carries. */
export const { Provider: AccountMessagesProvider, useMessages: useAccountMessages } =
  createPageMessages<AccountMessages>('the account settings')
