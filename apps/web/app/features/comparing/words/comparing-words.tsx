import type { ComparingMessages } from '@repo/i18n'
import { createPageWords } from '../../../platform/page-words.tsx'

/** The words for comparing, which few pages need. */
export const { Provider: ComparingWordsProvider, useWords: useComparingWords } =
  createPageWords<ComparingMessages>('comparing')
