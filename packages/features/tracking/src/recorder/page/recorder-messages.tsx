import type { RecordingMessages } from '@repo/i18n'
import { createPageMessages } from '@repo/web-kit/page-messages'

/** The messages about recording, which no other page loads. */
export const { Provider: RecorderMessagesProvider, useMessages: useRecorderMessages } =
  createPageMessages<RecordingMessages>('recording')
