import type { StreetPlaceLine } from '@repo/basemap/streets'
import { foldName } from '../../platform/folding/fold-text.ts'
import type { PlaceLabel } from './gazetteer.ts'
import { gramsOfName, gramsOfOtherName } from './grams.ts'
import { joinKeys, type PlaceEntry, unique } from './place-entries.ts'

/** What the demo town's places lie in, which are nowhere. */
export const INVENTED: PlaceLabel = { ja: '架空の町(デモ)', en: 'Invented demo town' }
/** Streets and stations are also searched without these: 松本 for 松本駅. */
const KIND = /(駅|通り|山|岳)$/

interface Whereabouts {
  /** The area that contains it; null at sea. */
  readonly around: PlaceLabel | null
  /** Of its id: `osm`, or `demo` for places that OpenStreetMap does not contain. */
  readonly provider: 'osm' | 'demo'
}

/** A place that an installed region names, as a row of the gazetteer. */
export function regionPlaceEntry(place: StreetPlaceLine, { around, provider }: Whereabouts): PlaceEntry {
  const { id, kind, ja, en, kana = '', aka, lng, lat, weight, extract } = place
  const names = unique([en, ja, ja.replace(KIND, ''), kana])
  const others = unique(aka).filter((key) => !names.includes(key))
  const area = around ?? { ja: '', en: '' }
  return {
    id: `${provider}:${id}`,
    kind,
    name_ja: ja,
    name_en: en,
    area_ja: area.ja,
    area_en: area.en,
    label_ja: area.ja,
    label_en: area.en,
    region: null,
    extract,
    position: `(${lng},${lat})`,
    prominence: Math.log10(weight),
    keys: joinKeys('\n', names) + joinKeys('\t', others),
    context: unique([area.ja, area.en, ...area.ja.split(' '), ...area.en.split(', ')])
      .map(foldName)
      .join('\n'),
    grams: [...new Set([...names.flatMap((key) => gramsOfName(key, weight)), ...others.flatMap(gramsOfOtherName)])],
  }
}
