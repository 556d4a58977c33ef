import type { StravaMessages } from '@repo/i18n'
import { createPageWords } from '../../platform/page-words.tsx'

/** The words for importing from Strava, which no other page carries. */
export const { Provider: StravaWordsProvider, useWords: useStravaWords } =
  createPageWords<StravaMessages>('importing from Strava')
