/**
 * How long a text is, as limits count: in Unicode code points, so that `𠮷` is one character.
 *
 * @public
 */
export function textLength(text: string): number {
  let length = 0
  for (const _ of text) length += 1
  return length
}

/** The beginning of a text, so many code points long at most, as limits count. Never through the middle of a surrogate pair. */
export function cutText(text: string, length: number): string {
  if (text.length <= length) return text
  let end = 0
  let left = length
  for (const character of text) {
    if (left === 0) break
    left -= 1
    end += character.length
  }
  return text.slice(0, end)
}
