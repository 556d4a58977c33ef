import type { AccountMessages } from '@repo/i18n'
import { createPageMessages } from '../../../platform/i18n/page-messages.tsx'

/** The words of the account settings, which no other page carries. */
export const { Provider: AccountWordsProvider, useWords: useAccountWords } =
  createPageMessages<AccountMessages>('the account settings')
