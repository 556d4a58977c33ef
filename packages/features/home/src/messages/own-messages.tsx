import type { OwnRoutesMessages } from '@repo/i18n'
import { createPageMessages } from '@repo/web-kit/page-messages'

/** The messages of the pages of own routes, which no other page loads. */
export const { Provider: OwnMessagesProvider, useMessages: useOwnMessages } =
  createPageMessages<OwnRoutesMessages>('looking after one’s routes')
