import { cutText, DEFAULT_COLOR, MAP_LIMITS, mapObjectId } from '@mishiori/map-document'
import { fromPromise } from 'xstate'
import type { EditorPorts } from '../core/context.ts'
import type { MapEditorServices, RouteFileAnswer, RouteFileOptions, UnplacedSpot } from '../core/services.ts'
import { mapEditorMachine } from './map-editor-machine.ts'

interface ServiceAccess {
  /** Asked at each use, so that a host may change its services under a running editor. */
  readonly services: () => MapEditorServices
  /** Told the part of a file that was read, 0 to 1. */
  readonly onReadProgress: (fraction: number) => void
}

/** The machine with a host's services in the places of its actors. A service that is missing rejects. */
export function provideServices({ services, onReadProgress }: ServiceAccess): typeof mapEditorMachine {
  return mapEditorMachine.provide({
    actors: {
      readRouteFile: fromPromise(({ input: { file, ports }, signal }) => {
        const { readRouteFile, uploadImage, acceptedFiles } = services()
        const options = { signal, onProgress: onReadProgress }
        onReadProgress(0)
        if (file && uploadImage && isPicture(file) && !takesPhotos(acceptedFiles)) {
          return uploadPhoto(file, uploadImage, { ports, options })
        }
        if (!readRouteFile || !file) return Promise.reject(new Error('services.readRouteFile is missing.'))
        return readRouteFile(file, options)
      }),
      fetchDirections: fromPromise(({ input, signal }) => {
        const { fetchDirections } = services()
        if (!fetchDirections) return Promise.reject(new Error('services.fetchDirections is missing.'))
        return fetchDirections(input, { signal })
      }),
      fetchReach: fromPromise(({ input, signal }) => {
        const { fetchReach } = services()
        if (!fetchReach) return Promise.reject(new Error('services.fetchReach is missing.'))
        return fetchReach(input, { signal })
      }),
      snapLine: fromPromise(({ input, signal }) => {
        const { snapLine } = services()
        if (!snapLine) return Promise.reject(new Error('services.snapLine is missing.'))
        return snapLine(input, { signal })
      }),
    },
  })
}

const isPicture = ({ type }: File) => type.startsWith('image/')

/** Whether a host's reader knows photos and where they were taken. */
export const takesPhotos = (acceptedFiles: MapEditorServices['acceptedFiles']): boolean =>
  acceptedFiles?.includes('image/') ?? false

interface PhotoHelp {
  readonly ports: EditorPorts
  readonly options: RouteFileOptions
}

/** A photo when the host has no photo reader. */
async function uploadPhoto(
  file: File,
  uploadImage: NonNullable<MapEditorServices['uploadImage']>,
  { ports, options }: PhotoHelp,
): Promise<RouteFileAnswer> {
  const stored = await uploadImage(file, options)
  if (!stored.ok) return stored
  const name = cutText(file.name.replace(/\.\w+$/, '').trim(), MAP_LIMITS.nameLength.max)
  const photo: UnplacedSpot = {
    id: mapObjectId(ports.createId()),
    kind: 'spot',
    name: ports.nameObject('spot', 1),
    ...(name && { askedAs: name }),
    description: '',
    color: DEFAULT_COLOR,
    icon: 'image',
    display: 'image',
    images: [stored.url],
    placeId: null,
  }
  return { ok: true, layers: [], unplaced: [photo], notes: [] }
}
