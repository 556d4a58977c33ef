/** What searches weigh against each other, in ids of a list that are passed in the same time. */

/** A row is read that is not among the first, and so is not sent. */
export const IDS_OF_ROW = 120
/** A row is read, sent and ranked. */
export const IDS_OF_RANKED_ROW = 3_000
