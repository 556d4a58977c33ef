import type { TimelineMessages } from '@repo/i18n'
import { createPageWords } from '../../../platform/page-words.tsx'

/** The words about timelines, which no other page carries. */
export const { Provider: TimelineWordsProvider, useWords: useTimelineWords } =
  createPageWords<TimelineMessages>('timelines')
