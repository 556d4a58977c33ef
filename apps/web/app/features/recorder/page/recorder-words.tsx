import type { RecordingMessages } from '@repo/i18n'
import { createPageWords } from '../../../platform/page-words.tsx'

/** The words about recording, which no other page carries. */
export const { Provider: RecorderWordsProvider, useWords: useRecorderWords } =
  createPageWords<RecordingMessages>('recording')
