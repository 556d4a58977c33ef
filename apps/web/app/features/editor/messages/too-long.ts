import type { EditorWords } from './load-words.ts'

/** What is said of a text with more than `max` characters, as the server counts them. */
export function tooLong(t: EditorWords['t'], text: string, max: number): string | undefined {
  const { length } = [...text]
  return length > max ? t('settings.tooLong', { max, length }) : undefined
}
