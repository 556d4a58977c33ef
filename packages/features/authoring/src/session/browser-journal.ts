import { createJournal } from '../saving/journal.ts'

/** The journal of this browser. */
export const browserJournal = createJournal()

/** Recently edited and saved work, to continue offline. */
export const keptDrafts = createJournal('mishiori-kept-drafts')
