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

/** What a host makes of a picture: its http(s) address, or the reason for a refusal, in the host's words. */
export type ImageAnswer = { readonly ok: true; readonly url: string } | { readonly ok: false; readonly message: string }

export interface ImageUploadOptions {
  /** Aborts when the person removes the picture or leaves the spot. */
  readonly signal: AbortSignal
  /** Told the part that was sent, 0 to 1. */
  readonly onProgress: (fraction: number) => void
}

/** Everything that the editor asks of its host. A service that is absent switches its feature off. */
export interface MapEditorServices {
  /** Reads a dropped or chosen file. */
  readonly readRouteFile?: (file: File, options: RouteFileOptions) => Promise<RouteFileAnswer>
  /** Stores a picture of a spot. A rejection offers a retry, as a refusal does. Without it, photo spots cannot be made. */
  readonly uploadImage?: (file: File, options: ImageUploadOptions) => Promise<ImageAnswer>
  /** Ids of new layers and objects; random unless given. Must be unique within a document. */
  readonly createId?: () => string
}
