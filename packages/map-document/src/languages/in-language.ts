import { isEqual } from '../is-equal.ts'
import type { Layer, MapDocument } from '../map-document.ts'
import type { MapObject } from '../map-object.ts'
import {
  type Translatable,
  type Translation,
  translationIn,
  withTranslation,
  withTranslations,
} from './translations.ts'

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

/**
 * Takes back a document that was read in a language and edited since. Names and descriptions that were changed become translations into
 * that language; one that is set to the original again is removed. Everything else is as edited, and what is new keeps
 * its text as the original. Layers and objects that come back unchanged keep their identity.
 *
 * @param edited what `readInLanguage(document, language)` answered, after any operations.
 */
export function writeInLanguage(document: MapDocument, edited: MapDocument, language: string): MapDocument {
  const layers = new Map(document.layers.map((layer) => [layer.id, layer]))
  const objects = new Map(document.layers.flatMap((layer) => layer.objects.map((object) => [object.id, object])))
  return {
    ...edited,
    layers: edited.layers.map((layer) => {
      const own = layer.objects.map((object) => writeItem(object, objects.get(object.id), language))
      return writeLayer({ ...layer, objects: own }, layers.get(layer.id), language)
    }),
  }
}

function writeLayer(edited: Layer, base: Layer | undefined, language: string): Layer {
  const isSame = base && isEqual(base.objects, edited.objects)
  return writeItem(isSame ? { ...edited, objects: base.objects } : edited, base, language)
}

function writeItem<Item extends Layer | MapObject>(edited: Item, base: Item | undefined, language: string): Item {
  if (!base) return edited
  const translation = translationOf(edited, base, language)
  const own = 'description' in base ? { name: base.name, description: base.description } : { name: base.name }
  const written = withTranslation(
    withTranslations({ ...edited, ...own }, base.translations ?? {}),
    language,
    translation,
  )
  return isEqual(written, base) ? base : written
}

function translationOf(edited: Translatable, base: Translatable, language: string): Translation {
  const known = translationIn(base, language)
  const name = translatedValue(edited.name, known.name, base.name)
  const description = translatedValue(edited.description, known.description, base.description)
  return {
    ...(name !== undefined && name !== '' && { name }),
    ...(description !== undefined && description !== '' && { description }),
  }
}

function translatedValue(
  edited: string | undefined,
  known: string | undefined,
  own: string | undefined,
): string | undefined {
  if (edited === (known ?? own)) return known
  return edited === own ? undefined : edited
}
