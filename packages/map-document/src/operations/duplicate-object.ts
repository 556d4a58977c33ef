import { castDraft } from 'immer'
import { immer } from '../immer.ts'
import type { EditResult } from '../issues.ts'
import { type Translations, withTranslations } from '../languages/translations.ts'
import { MAP_LIMITS } from '../limits.ts'
import type { MapDocument } from '../map-document.ts'
import type { MapObject, MapObjectId } from '../map-object.ts'
import { findNameIssue } from '../validate/validate-text.ts'
import { edited, findObject, refused } from './edit.ts'

/**
 * Puts a copy of an object after it in its layer. A copy of a recorded line is one too. It has no names in further languages: they
 * would be the first one's.
 *
 * @returns the new document, or `object.not_found`, `layer.object_limit_reached`, `id.taken`, or an issue of the name.
 */
export function duplicateObject(
  document: MapDocument,
  objectId: MapObjectId,
  copy: { readonly id: MapObjectId; readonly name: string },
): EditResult {
  const found = findObject(document, objectId)
  if (!found) return refused({ code: 'object.not_found' })
  const { layer, layerIndex, objectIndex } = found
  if (layer.objects.length >= MAP_LIMITS.objectsPerLayer) {
    return refused({ code: 'layer.object_limit_reached', max: MAP_LIMITS.objectsPerLayer })
  }
  if (findObject(document, copy.id)) return refused({ code: 'id.taken' })
  const issue = findNameIssue(copy.name)
  if (issue) return refused(issue)
  const next = immer.produce(document, ({ layers }) => {
    const objects = layers[layerIndex]?.objects
    const original = objects?.[objectIndex]
    // Copied from the draft: Immer would search the path of another object, position by position.
    if (original) objects.splice(objectIndex + 1, 0, castDraft({ ...withoutNames(original), ...copy }))
  })
  return edited(next)
}

function withoutNames(object: MapObject): MapObject {
  const descriptions = Object.entries(object.translations ?? {}).flatMap(
    ([language, { description }]): [string, Translations[string]][] =>
      description === undefined ? [] : [[language, { description }]],
  )
  return withTranslations(object, Object.fromEntries(descriptions))
}
