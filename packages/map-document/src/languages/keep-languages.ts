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
  const layers = document.layers.map((layer) => {
    const objects = layer.objects.map(keep)
    return keep(isEachSame(objects, layer.objects) ? layer : { ...layer, objects })
  })
  return isEachSame(layers, document.layers) ? document : { ...document, layers }
}

const isEachSame = (a: readonly unknown[], b: readonly unknown[]) => a.every((item, index) => item === b[index])
