import { createJournal } from '../saving/journal.ts'

/** The journal of this browser. */
export const browserJournal = createJournal()
