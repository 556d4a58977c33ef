import { createHmac } from 'node:crypto'

interface StoredMap {
  readonly layers: unknown
  readonly ownLayers: unknown
}

/** The unguessable key of a preview picture of a map. It also changes with the hidden areas. */
export type PreviewKeyOf = (map: StoredMap) => string

export function createPreviewKeys(secret: string): PreviewKeyOf {
  return ({ layers, ownLayers }) => {
    const hash = createHmac('sha256', secret).update('preview!').update(JSON.stringify(layers))
    return (ownLayers === null ? hash : hash.update(JSON.stringify(ownLayers))).digest('base64url')
  }
}
