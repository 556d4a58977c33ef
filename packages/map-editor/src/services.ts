import type { MapObject } from '@mishiori/map-document'

/** What a host's reader makes of a route file: objects for one layer, or the reason why there are none, in the reader's words. */
export type RouteFileAnswer =
  | {
      readonly ok: true
      /** Name of the layer that the objects get. */
      readonly layerName: string
      readonly objects: readonly MapObject[]
      /** What was left out or mended, one sentence each, shown to the person. */
      readonly notes: readonly string[]
    }
  | { readonly ok: false; readonly message: string }

export interface RouteFileOptions {
  /** Aborts when the person cancels. */
  readonly signal: AbortSignal
  /** Told the part that was read, 0 to 1. A reader that cannot tell leaves it out. */
  readonly onProgress: (fraction: number) => void
}

/** Everything that the editor asks of its host. A service that is absent switches its feature off. */
export interface MapEditorServices {
  /** Reads a dropped or chosen file. */
  readonly readRouteFile?: (file: File, options: RouteFileOptions) => Promise<RouteFileAnswer>
  /** Ids of new layers and objects; random unless given. Must be unique within a document. */
  readonly createId?: () => string
}
