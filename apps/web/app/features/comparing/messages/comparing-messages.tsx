import type { ComparingMessages } from '@repo/i18n'
import { createPageMessages } from '../../../platform/i18n/page-messages.tsx'

/** The messages for comparing, which few pages need. */
export const { Provider: ComparingMessagesProvider, useMessages: useComparingMessages } =
  createPageMessages<ComparingMessages>('comparing')
