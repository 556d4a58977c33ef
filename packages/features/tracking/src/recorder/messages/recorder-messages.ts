import { pageMessages } from '@repo/web-kit/page-messages'
import type { RecordingMessages } from './en-us.ts'

/** The messages about recording, which no other page loads. */
export const { Provider: RecorderMessagesProvider, useMessages: useRecorderMessages } =
  pageMessages<RecordingMessages>('recording')
