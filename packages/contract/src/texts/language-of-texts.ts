import type { Locale } from '../schemas.ts'

const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/gu
const LATIN = /\p{Script=Latin}/gu
/** Words that devices, programs and this product give things without a name, in any language. */
const WITHOUT_LANGUAGE = /\b(?:gpx|kml|kmz|tcx|fit|geojson|track|route|activity|waypoint|wpt|trk|rte|untitled)\b/gi
/** A Japanese letter says as much as this many Latin ones: a name in both scripts stands for neither language alone. */
const LATIN_PER_JAPANESE = 2.5

/**
 * The language that most of the letters of texts are in. English texts name places in Japanese too, and Japanese ones
 * products in English. Null where nothing tells.
 */
export function languageOfTexts(texts: readonly string[]): Locale | null {
  const text = texts.join('\n').replace(WITHOUT_LANGUAGE, '')
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0
  const [japanese, latin] = [count(JAPANESE), count(LATIN)]
  if (japanese === 0 && latin === 0) return null
  return japanese * LATIN_PER_JAPANESE > latin ? 'ja' : 'en-us'
}
