import { createJournal } from '../saving/journal.ts'

/** The journal of this browser. */
export const browserJournal = createJournal()

/** What was edited lately and is saved: for going on where the server cannot be asked. */
export const keptDrafts = createJournal('mishiori-kept-drafts')
