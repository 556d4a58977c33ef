import {
  cutText,
  DEFAULT_COLOR,
  MAP_LIMITS,
  mapObjectId,
  type PhotoTime,
  randomId,
  type Spot,
} from '@mishiori/map-document'
import type { MapEditorServices, RouteFileAnswer, RouteFileOptions } from '@mishiori/map-editor'
import type { EditorCatalogue } from '../messages/load-editor-messages.ts'

interface PhotoHelp {
  readonly t: EditorCatalogue['t']
  readonly uploadPhoto: NonNullable<MapEditorServices['uploadImage']>
}

/**
 * Stores a photo and creates a photo spot where it was taken. Without a position in the photo, its time on a track of the
 * map gives it, else the author is asked. The stored picture no longer contains the position.
 */
export async function readPhoto(
  file: File,
  options: RouteFileOptions,
  { t, uploadPhoto }: PhotoHelp,
): Promise<RouteFileAnswer> {
  const { readPhotoExif } = await import('@mishiori/route-files/photos')
  const { hasExif, place, time } = await readPhotoExif(file)
  options.signal.throwIfAborted()
  const stored = await uploadPhoto(file, options)
  if (!stored.ok) return stored
  const photo: Omit<Spot, 'position'> = {
    id: mapObjectId(randomId()),
    kind: 'spot',
    name: time ? t('file.photoAt', { time: clockOf(time) }) : t('file.photo'),
    description: '',
    color: DEFAULT_COLOR,
    icon: 'image',
    display: 'image',
    images: [stored.url],
    placeId: null,
  }
  const askedAs = nameOf(file)
  const notes = hasExif ? [] : [t('file.photoNoExif')]
  if (!place)
    return {
      ok: true,
      layers: [],
      unplaced: [{ ...photo, ...(askedAs && { askedAs }), ...(time && { takenAt: time }) }],
      notes,
    }
  const { position, elevationMeters } = place
  const spot: Spot = { ...photo, position, ...(elevationMeters !== null && { elevationMeters }) }
  return { ok: true, layers: [{ name: null, objects: [spot] }], notes: [] }
}

/** On the clock of the camera, as the person remembers it. */
const clockOf = ({ clockMs }: PhotoTime) => new Date(clockMs).toISOString().slice(11, 16)

/** The person knows the photo by it. It never becomes a name that readers see. */
const nameOf = ({ name }: File) => cutText(name.replace(/\.\w+$/, ''), MAP_LIMITS.nameLength.max)
