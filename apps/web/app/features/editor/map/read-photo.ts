import { DEFAULT_COLOR, MAP_LIMITS, mapObjectId, randomId, type Spot } from '@mishiori/map-document'
import type { MapEditorServices, RouteFileAnswer, RouteFileOptions } from '@mishiori/map-editor'
import type { EditorWords } from '../words/load-words.ts'

interface PhotoHelp {
  readonly t: EditorWords['t']
  readonly uploadPhoto: NonNullable<MapEditorServices['uploadImage']>
}

/** Stores a photo that knows where it was taken and makes a photo spot of it there. What is stored no longer knows the place. */
export async function readPhoto(
  file: File,
  options: RouteFileOptions,
  { t, uploadPhoto }: PhotoHelp,
): Promise<RouteFileAnswer> {
  const { readPhotoPlace } = await import('@mishiori/route-files/photos')
  const place = await readPhotoPlace(file)
  if (!place) return { ok: false, message: t('file.photoWithoutPlace') }
  options.signal.throwIfAborted()
  const stored = await uploadPhoto(file, options)
  if (!stored.ok) return stored
  const spot: Spot = {
    id: mapObjectId(randomId()),
    kind: 'spot',
    name: nameOf(file) || t('file.photo'),
    description: '',
    color: DEFAULT_COLOR,
    position: place.position,
    icon: 'image',
    display: 'image',
    images: [stored.url],
    placeId: null,
    ...(place.elevationMeters !== null && { elevationMeters: place.elevationMeters }),
  }
  return { ok: true, layerName: null, objects: [spot], notes: [] }
}

const nameOf = ({ name }: File) => name.replace(/\.\w+$/, '').slice(0, MAP_LIMITS.nameLength.max)
