/** What is read of a file of articles. Beyond, it is refused before it is unpacked. */
export const BUNDLE_LIMITS = {
  articles: 1000,
  /** Of an article: its map of `PRODUCT_LIMITS.mapBytes`, its texts, and its other data. */
  articleBytes: 32 * 1024 * 1024,
  journeys: 1000,
  /** Of a journey without its articles. */
  journeyBytes: 1024 * 1024,
} as const
