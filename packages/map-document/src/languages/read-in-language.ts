import type { Layer, MapDocument } from '../map-document.ts'
import type { MapObject } from '../map-object.ts'
import { translationIn } from './translations.ts'

/**
 * The document as it reads in a language: every name and description translated where a translation exists, the original elsewhere.
 * The result has no translations; {@link writeInLanguage} merges it back.
 */
export function readInLanguage(document: MapDocument, language: string): MapDocument {
  // Copied by hand: the pages of readers do without immer (docs/decisions/056-use-immer-and-turf-where-they-pay.md).
  return { ...document, layers: document.layers.map((layer) => readLayer(layer, language)) }
}

function readLayer(layer: Layer, language: string): Layer {
  const { translations: _, ...own } = layer
  const { name = layer.name } = translationIn(layer, language)
  return { ...own, name, objects: layer.objects.map((object) => readObject(object, language)) }
}

function readObject(object: MapObject, language: string): MapObject {
  if (!object.translations) return object
  const { translations: _, ...own } = object
  return { ...own, ...translationIn(object, language) }
}

/** Whether a layer or an object is named in a language by itself and not by falling back. */
export function isNamedIn(item: Layer | MapObject, language: string): boolean {
  return translationIn(item, language).name !== undefined
}
