/** Of an image whose size is known: the ratio below. By it the styles cut the width of a high one with its height, before it has loaded. */
export const IMAGE_RATIO_PROPERTY = '--ab-image-ratio'

/** Width over height as a CSS value; null unless both are lengths. */
export function imageRatio(width: number, height: number): string | null {
  return width > 0 && height > 0 ? `${width} / ${height}` : null
}
