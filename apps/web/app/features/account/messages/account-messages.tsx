import type { AccountMessages } from '@repo/i18n'
import { createPageMessages } from '../../../platform/i18n/page-messages.tsx'

/** The messages of the account settings, which no other page carries. */
export const { Provider: AccountMessagesProvider, useMessages: useAccountMessages } =
  createPageMessages<AccountMessages>('the account settings')
