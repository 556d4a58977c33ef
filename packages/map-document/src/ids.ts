import type { LayerId } from './map-document.ts'
import type { MapObjectId } from './map-object.ts'

/** Names `text` as an object's id. The only door from a plain string; it does not check that the object exists. */
export function mapObjectId(text: string): MapObjectId {
  return text as MapObjectId // a brand has no run-time form
}

/** Names `text` as a layer's id. The only door from a plain string; it does not check that the layer exists. */
export function layerId(text: string): LayerId {
  return text as LayerId // a brand has no run-time form
}

const ID_ALPHABET = '0123456789abcdefghijklmnopqrstuvwxyz'

/** 16 random characters of `[0-9a-z]` (about 82 bits), for ids of new layers and objects. Works on plain http too. */
export function randomId(): string {
  let id = ''
  for (const byte of crypto.getRandomValues(new Uint8Array(16))) id += ID_ALPHABET[byte % ID_ALPHABET.length]
  return id
}
