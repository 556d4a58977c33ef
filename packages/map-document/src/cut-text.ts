/** The beginning of a text, so many UTF-16 code units long at most, as limits count. Never through the middle of a surrogate pair. */
export function cutText(text: string, length: number): string {
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')
}
