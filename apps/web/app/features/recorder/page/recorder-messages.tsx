import type { RecordingMessages } from '@repo/i18n'
import { createPageMessages } from '../../../platform/i18n/page-messages.tsx'

/** The messages about recording, which no other page loads. */
export const { Provider: RecorderMessagesProvider, useMessages: useRecorderMessages } =
  createPageMessages<RecordingMessages>('recording')
