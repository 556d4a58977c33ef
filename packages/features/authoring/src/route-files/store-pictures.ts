import { MAP_LIMITS, type MapObjectId } from '@mishiori/map-document'
import type { MapEditorServices, RouteFileOptions } from '@mishiori/map-editor'
import type { FileLayer, FileObjects, FilePicture, ReadNote } from '@mishiori/route-files'

interface StoredPictures {
  readonly layers: readonly FileLayer[]
  /** How many could not be stored. */
  readonly unstored: number
}

type Upload = NonNullable<MapEditorServices['uploadImage']>

/** Stores the pictures that come with a file, one after another, and shows them at their spots. One that is refused is left out. */
export async function storePictures(
  { layers, pictures }: Pick<FileObjects, 'layers' | 'pictures'>,
  { signal, onProgress }: RouteFileOptions,
  upload: Upload,
): Promise<StoredPictures> {
  const images = new Map<MapObjectId, readonly string[]>()
  let unstored = 0
  for (const [index, picture] of pictures.entries()) {
    signal.throwIfAborted()
    const share = (fraction: number) => onProgress((index + fraction) / pictures.length)
    const answer = await upload(fileOf(picture), { signal, onProgress: share })
    if (answer.ok) images.set(picture.objectId, [...(images.get(picture.objectId) ?? []), answer.url])
    else unstored++
  }
  return { layers: images.size === 0 ? layers : layers.map((layer) => withImages(layer, images)), unstored }
}

function withImages(layer: FileLayer, images: ReadonlyMap<MapObjectId, readonly string[]>): FileLayer {
  return {
    ...layer,
    objects: layer.objects.map((object) => {
      const found = images.get(object.id)
      if (!found || object.kind !== 'spot') return object
      const icon = object.icon === 'text' ? 'image' : object.icon
      return { ...object, icon, display: 'image', images: [...object.images, ...found].slice(0, MAP_LIMITS.spotImages) }
    }),
  }
}

const TYPES: Readonly<Record<string, string>> = { png: 'image/png', gif: 'image/gif', webp: 'image/webp' }

function fileOf({ name, bytes }: FilePicture): File {
  const [, extension = ''] = /\.(\w+)$/.exec(name.toLowerCase()) ?? []
  return new File([bytes], name.slice(name.lastIndexOf('/') + 1), { type: TYPES[extension] ?? 'image/jpeg' })
}

/** The notes of a file, of whose pictures some more were not taken over. */
export function withPicturesLeftOut(notes: readonly ReadNote[], count: number): readonly ReadNote[] {
  if (count === 0) return notes
  const before = notes.find(({ code }) => code === 'picture.left_out')?.count ?? 0
  return [
    ...notes.filter(({ code }) => code !== 'picture.left_out'),
    { code: 'picture.left_out', count: before + count },
  ]
}
