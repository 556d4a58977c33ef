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
