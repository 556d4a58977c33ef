import type { AccountMessages } from '@repo/i18n'
import { createPageWords } from '../../../platform/page-words.tsx'

/** The words of the account settings, which no other page carries. */
export const { Provider: AccountWordsProvider, useWords: useAccountWords } =
  createPageWords<AccountMessages>('the account settings')
