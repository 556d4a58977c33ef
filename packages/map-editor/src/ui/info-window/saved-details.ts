import { useEffect, useState } from 'react'
import { useLatest } from '../shared/use-latest.ts'
import type { InfoWindowEditing, ObjectDetails } from './info-window-props.ts'
import type { DetailsDraft } from './use-details-draft.ts'
import type { Photos } from './use-photos.ts'

/** The parent of the form can store its values, in case the form is unmounted. */
export function useReportedDraft(editing: InfoWindowEditing, { draft, errors }: DetailsDraft, photos: Photos): void {
  const latest = useLatest({ editing, photos })
  const { images } = photos
  const [opened] = useState({ draft, images })
  const isValid = errors.name === null && errors.description === null
  useEffect(() => {
    if (draft === opened.draft && images === opened.images) return
    const { editing, photos } = latest.current
    const details = draft.photos ? { ...draft, photos: { ...draft.photos, images } } : draft
    editing.onDraft?.({ details, saved: isValid ? savedDetails(draft, photos, editing) : null })
  }, [draft, images, isValid, opened, latest])
}

export function savedDetails(draft: ObjectDetails, photos: Photos, editing: InfoWindowEditing): ObjectDetails {
  return withPhotos(completed(draft, editing.translating), editing.photos ? photos : null)
}

/** Words alone need not wait for photos. */
export function isWaiting({ photos }: ObjectDetails, { isSending }: Photos): boolean {
  return isSending && photos?.display === 'image'
}

/** What was done to the photos, where they can be edited. */
function withPhotos({ photos, ...texts }: ObjectDetails, edited: Photos | null): ObjectDetails {
  if (!photos || !edited) return texts
  return { ...texts, photos: { ...photos, images: photos.display === 'image' ? edited.images : [] } }
}

/** Empty fields fall back to the original. */
function completed(draft: ObjectDetails, translating: InfoWindowEditing['translating']): ObjectDetails {
  const [name, description] = [draft.name.trim(), draft.description.trimEnd()]
  if (!translating) return { ...draft, name, description }
  return { ...draft, name: name || translating.name, description: description || translating.description }
}
