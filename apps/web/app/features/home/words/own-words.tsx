import type { OwnRoutesMessages } from '@repo/i18n'
import { createPageWords } from '../../../platform/page-words.tsx'

/** The words for looking after one’s routes, which no other page carries. */
export const { Provider: OwnWordsProvider, useWords: useOwnWords } =
  createPageWords<OwnRoutesMessages>('looking after one’s routes')
