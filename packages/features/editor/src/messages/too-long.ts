import type { EditorCatalogue } from './load-editor-messages.ts'

/** What is said of a text with more than `max` characters, as the server counts them. */
export function tooLong(t: EditorCatalogue['t'], text: string, max: number): string | undefined {
  const { length } = [...text]
  return length > max ? t('settings.tooLong', { max, length }) : undefined
}
