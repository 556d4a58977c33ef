import { fromPromise } from 'xstate'
import type { MapEditorServices } from '../services.ts'
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
      readRouteFile: fromPromise(({ input, signal }) => {
        const { readRouteFile } = services()
        if (!readRouteFile || !input.file) return Promise.reject(new Error('services.readRouteFile is missing.'))
        onReadProgress(0)
        return readRouteFile(input.file, { signal, onProgress: onReadProgress })
      }),
      fetchDirections: fromPromise(({ input, signal }) => {
        const { fetchDirections } = services()
        if (!fetchDirections) return Promise.reject(new Error('services.fetchDirections is missing.'))
        return fetchDirections(input, { signal })
      }),
    },
  })
}
