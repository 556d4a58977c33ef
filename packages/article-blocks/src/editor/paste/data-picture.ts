/** A picture as a data URL. */
export interface DataPicture {
  readonly type: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** The magic bytes of each type. Applications give wrong types, so the type is detected for the host. */
const SIGNATURES: Readonly<Record<string, readonly number[]>> = {
  'image/png': [0x89, 0x50, 0x4e, 0x47],
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/gif': [0x47, 0x49, 0x46, 0x38],
}

/** The picture of a `data:` address; null when it cannot be read or is none. */
export function readDataPicture(address: string): DataPicture | null {
  const comma = address.indexOf(',')
  const [, named = '', parameters = ''] =
    /^data:(image\/[\w.+-]+)((?:;[^;]*)*)$/i.exec(address.slice(0, Math.max(comma, 0))) ?? []
  const bytes = named === '' ? null : readBytes(address.slice(comma + 1), /;\s*base64\s*$/i.test(parameters))
  const type = bytes && typeOf(bytes, named.toLowerCase())
  return bytes && type ? { type, bytes } : null
}

/** Whether a picture only keeps a place: pages put a single dot or an empty drawing where they load the picture later. */
export function isSpacer({ type, bytes }: DataPicture): boolean {
  if (type === 'image/svg+xml') return /<svg[^>]*(?:\/>|>\s*<\/svg>)\s*$/i.test(new TextDecoder().decode(bytes))
  const header = new DataView(bytes.buffer)
  if (type === 'image/gif' && bytes.length >= 10)
    return header.getUint16(6, true) <= 1 && header.getUint16(8, true) <= 1
  return type === 'image/png' && bytes.length >= 24 && header.getUint32(16) <= 1 && header.getUint32(20) <= 1
}

function readBytes(body: string, isBase64: boolean): Uint8Array<ArrayBuffer> | null {
  try {
    const text = body.includes('%') ? decodeURIComponent(body) : body
    return isBase64 ? bytesOf(atob(text)) : new TextEncoder().encode(text)
  } catch {
    return null // cut off, or never written by the rules
  }
}

/** By index, because photos have millions of bytes and going through them as characters takes a second. */
function bytesOf(binary: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(binary.length)
  for (let at = 0; at < binary.length; at += 1) bytes[at] = binary.charCodeAt(at)
  return bytes
}

function typeOf(bytes: Uint8Array, named: string): string | null {
  const known = Object.entries(SIGNATURES).find(([, signature]) => signature.every((byte, at) => bytes[at] === byte))
  if (known) return known[0]
  return bytes.length === 0 || named === 'image/jpg' || named in SIGNATURES ? null : named
}
