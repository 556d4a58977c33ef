export const SCAN_LIMITS = {
  /** Elements are parsed so many bytes at a time. */
  batchBytes: 1 << 16,
  /** One element, which is kept until it is complete. The largest of real files have some hundred kilobytes. */
  partBytes: 1 << 24,
} as const
