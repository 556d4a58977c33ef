import type { FilePicture } from '@mishiori/route-files'
import { storePictures } from '@repo/authoring/store-pictures'
import type { uploadPicture } from '@repo/authoring/upload-picture'
import { uploadSpotPicture } from '@repo/authoring/upload-spot-picture'
import type { ImportItem } from './import-item.ts'
import type { FileImport } from './use-file-import.ts'

interface SendPicturesOptions {
  readonly signal: AbortSignal
  readonly upload: typeof uploadPicture
  /** The addresses of those that an earlier try has stored. */
  readonly stored: Map<FilePicture, string>
  /** Before the picture that is next: how many are done. */
  readonly onNext: (done: number) => void
}

/** The pictures that the files brought for spots that were chosen. */
export function chosenPictures({ files, chosen }: Pick<FileImport, 'files' | 'chosen'>): readonly FilePicture[] {
  const ids = new Set(chosen.flatMap(({ objects }) => objects.map(({ id }) => id)))
  const all = files.flatMap(({ state }) => (state.kind === 'read' ? state.pictures : []))
  return all.filter(({ objectId }) => ids.has(objectId))
}

/**
 * Stores the pictures of the chosen spots and shows them there, as a drop on the editor's map does. One that is refused is left out.
 *
 * @returns null when it was stopped.
 */
export async function sendPictures(
  imported: Pick<FileImport, 'files' | 'chosen'>,
  { signal, upload, stored, onNext }: SendPicturesOptions,
): Promise<{ readonly chosen: readonly ImportItem[]; readonly unstored: number } | null> {
  const { chosen } = imported
  const pictures = chosenPictures(imported)
  if (pictures.length === 0) return { chosen, unstored: 0 }
  const contents = chosen.map(({ layerName: name, objects }) => ({ name, objects }))
  let at = 0
  const sendOne: Parameters<typeof storePictures>[2] = async (file, options) => {
    const picture = pictures[at]
    onNext(at++)
    const known = picture && stored.get(picture)
    if (known) return { ok: true, url: known }
    const answer = await uploadSpotPicture(file, options, () => '', upload)
    if (answer.ok && picture) stored.set(picture, answer.url)
    return answer
  }
  try {
    const { layers, unstored } = await storePictures(
      { layers: contents, pictures },
      { signal, onProgress: () => {} },
      sendOne,
    )
    return { chosen: chosen.map((item, index) => ({ ...item, objects: layers[index]?.objects ?? [] })), unstored }
  } catch (error) {
    if (signal.aborted) return null
    throw error
  }
}
