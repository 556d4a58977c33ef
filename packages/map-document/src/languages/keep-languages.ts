import type { Draft } from 'immer'
import { immer } from '../immer.ts'
import type { Layer, MapDocument } from '../map-document.ts'
import type { MapObject } from '../map-object.ts'

/** The document without translations into any language but these. What has none of the others keeps its identity. */
export function keepLanguages(document: MapDocument, languages: readonly string[]): MapDocument {
  const kept = new Set(languages)
  return immer.produce(document, ({ layers }) => {
    for (const layer of layers) {
      keepTranslations(layer, kept)
      for (const object of layer.objects) keepTranslations(object, kept)
    }
  })
}

function keepTranslations(item: Draft<Layer | MapObject>, kept: ReadonlySet<string>): void {
  const { translations } = item
  if (!translations) return
  for (const language of Object.keys(translations)) if (!kept.has(language)) delete translations[language]
  if (Object.keys(translations).length === 0) delete item.translations
}
