import { FOLDING_VERSION } from '../../platform/folding/fold-text.ts'
import { searchableText } from '../route-articles/search/search-document.ts'
import { tokensOfText } from '../route-articles/search/text-tokens.ts'

/** Increase it whenever journeys are found by something else. */
const ROW_VERSION = 1
/** Rows of another version are filled again. */
export const JOURNEY_SEARCH_VERSION = 100 * ROW_VERSION + FOLDING_VERSION

/** Characters. */
const MAX_TEXT = 60_000

export interface JourneyTexts {
  readonly title: string
  readonly summary: string
  /** Those that everybody sees, in their order. */
  readonly entries: readonly EntryTexts[]
}

export interface EntryTexts {
  readonly note: string
  /** Of the article, in its languages; null where there is none. */
  readonly title: string | null
  readonly translatedTitle: string | null
}

/** The text that a journey is found by, as it is compared: nothing that a stranger does not read on its page. */
export function journeySearchText({ title, summary, entries }: JourneyTexts): string {
  const ofEntries = entries.flatMap((entry) => [entry.title ?? '', entry.translatedTitle ?? '', entry.note])
  return ` ${searchableText([title, summary, ...ofEntries].join('\n')).slice(0, MAX_TEXT)}`
}

export function journeySearchRow(searchText: string) {
  const searchTokens = [...new Set(tokensOfText(searchText))]
  return { searchText, searchTokens, searchVersion: JOURNEY_SEARCH_VERSION }
}
