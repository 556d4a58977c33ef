import type { AdminMessages } from '@repo/i18n'
import { createPageWords } from '../../../platform/page-words.tsx'

/** The words of moderation, which no other page carries. */
export const { Provider: AdminWordsProvider, useWords: useAdminWords } = createPageWords<AdminMessages>('moderation')
