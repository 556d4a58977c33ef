import { type ColoringMessages, enColors } from '@mishiori/map-editor/view'
import type { Locale } from '@repo/contract'

let japanese: Promise<ColoringMessages> | null = null
const english = Promise.resolve(enColors)

/** What the colours of lines are called. The same promise each time: rendering may wait for it. */
export function loadColorWords(locale: Locale): Promise<ColoringMessages> {
  if (locale !== 'ja') return english
  japanese ??= import('@mishiori/map-editor/messages/ja').then(({ jaColors }) => jaColors)
  japanese.catch(() => {
    japanese = null // the next visit tries again
  })
  return japanese
}
