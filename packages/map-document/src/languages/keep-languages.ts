import type { Layer, MapDocument } from '../map-document.ts'
import type { MapObject } from '../map-object.ts'
import { withTranslations } from './translations.ts'

/** The document without the words of any further language but these. What has none of the others keeps its identity. */
export function keepLanguages(document: MapDocument, languages: readonly string[]): MapDocument {
  const kept = new Set(languages)
  const keep = <Item extends Layer | MapObject>(item: Item): Item => {
    const all = Object.entries(item.translations ?? {})
    const wanted = all.filter(([language]) => kept.has(language))
    return wanted.length === all.length ? item : withTranslations(item, Object.fromEntries(wanted))
  }
  return { ...document, layers: document.layers.map((layer) => keep({ ...layer, objects: layer.objects.map(keep) })) }
}
