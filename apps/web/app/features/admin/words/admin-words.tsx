import type { AdminMessages } from '@repo/i18n'
import { createPageMessages } from '../../../platform/i18n/page-messages.tsx'

/** The words of moderation, which no other page carries. */
export const { Provider: AdminWordsProvider, useWords: useAdminWords } = createPageMessages<AdminMessages>('moderation')
