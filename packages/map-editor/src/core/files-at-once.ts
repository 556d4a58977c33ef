/** How many files are read that are opened together. Source: product specification §5. */
export const FILES_AT_ONCE = 10
