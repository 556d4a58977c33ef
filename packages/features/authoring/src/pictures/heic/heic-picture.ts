/** Pixels of a picture, four bytes each: red, green, blue, opacity. */
export interface DecodedPicture {
  readonly width: number
  readonly height: number
  readonly data: Uint8ClampedArray<ArrayBuffer>
}

/** Null where the bytes are no picture that can be read. */
export type HeicAnswer = DecodedPicture | null
