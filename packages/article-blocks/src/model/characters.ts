/** How many characters a text has, as people count them: one beyond the basic plane is one, not two. */
export function characterCount(text: string): number {
  let count = 0
  for (const _ of text) count += 1
  return count
}

/** The first characters of a text, none of them halved. */
export function cutCharacters(text: string, max: number): string {
  return text.length <= max ? text : [...text].slice(0, max).join('')
}
