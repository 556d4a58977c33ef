import type { OwnRoutesMessages } from '@repo/i18n'
import { createPageMessages } from '../../../platform/i18n/page-messages.tsx'

/** The words for looking after one’s routes, which no other page carries. */
export const { Provider: OwnMessagesProvider, useMessages: useOwnMessages } =
  createPageMessages<OwnRoutesMessages>('looking after one’s routes')
