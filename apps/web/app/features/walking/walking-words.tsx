import type { WalkingMessages } from '@repo/i18n'
import { createPageWords } from '../../platform/page-words.tsx'

/** The words about following a route, which no other page carries. */
export const { Provider: WalkingWordsProvider, useWords: useWalkingWords } = createPageWords<WalkingMessages>('walking')
