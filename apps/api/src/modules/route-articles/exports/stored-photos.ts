import type { MapDocument } from '@mishiori/map-document'
import { picturesIn } from '@repo/article-bundle/picture-addresses'
import type { StoredBytes } from '../../../platform/file-storage/file-storage.ts'
import { textEntry, type ZipEntry, zipStream } from '../../../platform/zip/zip-stream.ts'
import type { FilesService } from '../../files/files.service.ts'

/** Photos by their stored names. */
type StoredPhotos = ReadonlyMap<string, StoredBytes>
export type FindPhotos = (document: MapDocument, authorId: number) => Promise<StoredPhotos>

/** Finds photos of a map's spots that its author stored here. Those of other sites stay where they are. */
export function createFindPhotos(files: Pick<FilesService, 'ownNames' | 'storage'>): FindPhotos {
  return async (document, authorId) => {
    const objects = document.layers.flatMap((layer) => layer.objects)
    const images = objects.flatMap((object) => (object.kind === 'spot' ? object.images : []))
    const found = new Map<string, StoredBytes>()
    for (const name of await files.ownNames(authorId, picturesIn(images))) {
      const bytes = await files.storage.find(name)
      if (bytes) found.set(name, bytes)
    }
    return found
  }
}

const FOLDER = 'pictures'

/** How a file in an archive links to a photo: to the one beside it, or to where it is on the web. */
export const photoLink =
  (photos: StoredPhotos) =>
  (address: string): string => {
    const [name] = picturesIn(address)
    return name !== undefined && photos.has(name) ? `${FOLDER}/${name}` : address
  }

/** An archive of a GPX file and the photos it links to, made while it is read. */
export function photoArchive(gpx: string, photos: StoredPhotos): AsyncGenerator<Uint8Array> {
  async function* entries(): AsyncGenerator<ZipEntry> {
    yield textEntry('route.gpx', gpx)
    for (const [name, bytes] of photos) yield { name: `${FOLDER}/${name}`, content: bytes.stream(), isPacked: true }
  }
  return zipStream(entries())
}
