export type PictureType = 'jpg' | 'png' | 'gif'

const SIGNATURES: readonly (readonly [PictureType, readonly number[]])[] = [
  ['jpg', [0xff, 0xd8, 0xff]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['gif', [0x47, 0x49, 0x46, 0x38]],
]

/** What a file is by its first bytes, whatever it is called; null for everything the product does not take. */
export function pictureTypeOf(bytes: Uint8Array): PictureType | null {
  const found = SIGNATURES.find(([, signature]) => signature.every((byte, index) => bytes[index] === byte))
  return found?.[0] ?? null
}
