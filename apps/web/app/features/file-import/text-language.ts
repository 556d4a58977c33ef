import type { Locale } from '@repo/contract'

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/gu
const HAN = /\p{Script=Han}/gu
const LATIN_WORD = /\p{Script=Latin}{2,}/gu
/** Words that devices, programs and this product give things without a name, in any language. */
const WITHOUT_LANGUAGE = /\b(?:gpx|kml|kmz|tcx|fit|geojson|track|route|activity|waypoint|wpt|trk|rte|untitled)\b/gi

/**
 * The language that texts are most likely in: Japanese where there is kana, or as much kanji as words in Latin letters,
 * else English where there are such words. Null where nothing tells.
 */
export function languageOfTexts(texts: readonly string[]): Locale | null {
  const text = texts.join('\n').replace(WITHOUT_LANGUAGE, '')
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0
  const [kana, han, words] = [count(KANA), count(HAN), count(LATIN_WORD)]
  if (kana + han > 0 && kana + han >= words) return 'ja'
  return words > 0 ? 'en-us' : null
}
