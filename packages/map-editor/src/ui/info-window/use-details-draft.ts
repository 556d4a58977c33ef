import { isShape, MAP_LIMITS, type MapObject } from '@mishiori/map-document'
import { useEffect, useState } from 'react'
import type { MapEditorMessages } from '../../messages/messages.ts'
import { lengthError, nameError } from '../shared/text-field.tsx'
import { useLatest } from '../shared/use-latest.ts'
import type { InfoWindowEditing, ObjectDetails } from './info-window-props.ts'

export interface DetailsDraft {
  readonly draft: ObjectDetails
  readonly change: (part: Partial<ObjectDetails>) => void
  readonly errors: { readonly name: string | null; readonly description: string | null }
  /** The first reason why it cannot be saved, null when it can. */
  readonly refusal: string | null
}

/** The fields of an object while they are edited; nothing leaves before Save. */
export function useDetailsDraft(
  messages: MapEditorMessages,
  object: MapObject,
  { draft: unsaved, onPreview, translating }: Pick<InfoWindowEditing, 'draft' | 'onPreview' | 'translating'>,
): DetailsDraft {
  const [draft, setDraft] = useState(() => unsaved ?? withoutOriginalDetails(detailsOf(object), translating))
  const latest = useLatest({ unsaved, onPreview })
  useEffect(() => {
    const { unsaved, onPreview } = latest.current
    if (unsaved) onPreview?.(unsaved)
  }, [latest])
  const errors = {
    name: (translating ? lengthError : nameError)(messages, draft.name, MAP_LIMITS.nameLength.max),
    description: lengthError(messages, draft.description, MAP_LIMITS.descriptionLength.max),
  }
  const change = (part: Partial<ObjectDetails>) => {
    const next = { ...draft, ...part }
    setDraft(next)
    onPreview?.(next)
  }
  return { draft, change, errors, refusal: errors.name ?? errors.description }
}

function detailsOf(object: MapObject): ObjectDetails {
  const { name, description, color } = object
  if (isShape(object)) return { name, description, color, isNoGo: object.isNoGo === true }
  if (object.kind !== 'spot') return { name, description, color }
  const { icon, display, images, seenOn = null } = object
  return { name, description, color, icon, seenOn, photos: { display, images } }
}

/** An original used as fallback is no translation. */
function withoutOriginalDetails(details: ObjectDetails, own: InfoWindowEditing['translating']): ObjectDetails {
  const { name, description } = details
  return {
    ...details,
    name: name === own?.name ? '' : name,
    description: description === own?.description ? '' : description,
  }
}
