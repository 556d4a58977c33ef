import type { OfflineMessages } from '@repo/i18n'
import { createPageMessages } from '@repo/web-kit/page-messages'

/** The messages about what is on the device, for the page that arrives with them. */
export const { Provider: OfflineMessagesProvider, useMessages: useOfflineTranslator } =
  createPageMessages<OfflineMessages>('offline')
