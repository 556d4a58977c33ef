import type { ComparingMessages } from '@repo/i18n'
import { createPageMessages } from '@repo/web-kit/page-messages'

/** The messages for comparing, which few pages need. */
export const { Provider: ComparingMessagesProvider, useMessages: useComparingMessages } =
  createPageMessages<ComparingMessages>('comparing')
