import type { RecordingMessages } from '@repo/i18n'
import { createPageMessages } from '../../../platform/i18n/page-messages.tsx'

/** The words about recording, which no other page carries. */
export const { Provider: RecorderMessagesProvider, useMessages: useRecorderMessages } =
  createPageMessages<RecordingMessages>('recording')
