import sharp from 'sharp'

/** How a colour means a height. */
export const HEIGHT_ENCODINGS = ['terrarium', 'mapbox', 'gsi'] as const
export type HeightEncoding = (typeof HEIGHT_ENCODINGS)[number]

/** A square of heights in rows from the north west; NaN where none is known. */
export interface HeightTile {
  readonly pixels: number
  readonly meters: Float32Array
}

/** From below the deepest sea floor to above the highest peak: what lies outside is no height. */
const POSSIBLE_METERS = { min: -12_000, max: 9_000 } as const
const GSI_UNKNOWN = 2 ** 23
const FORMATS = new Set(['png', 'webp'])
const CHANNELS = 4

type Decode = (rgb: number) => number

/**
 * Metres of a colour of 24 bits; NaN for the colours that mean none.
 *
 * @see https://github.com/tilezen/joerd/blob/master/docs/formats.md
 * @see https://docs.mapbox.com/data/tilesets/reference/mapbox-terrain-rgb-v1/
 * @see https://maps.gsi.go.jp/development/demtile.html
 */
const DECODERS: Readonly<Record<HeightEncoding, Decode>> = {
  terrarium: (rgb) => rgb / 256 - 32_768,
  mapbox: (rgb) => (rgb === 0 ? Number.NaN : rgb / 10 - 10_000),
  gsi: (rgb) => {
    if (rgb === GSI_UNKNOWN) return Number.NaN
    return (rgb < GSI_UNKNOWN ? rgb : rgb - 2 ** 24) / 100
  },
}

/** Reads a picture of heights. @throws when it is none of `pixels` × `pixels` in PNG or WebP with 8 bits a colour. */
export async function decodeHeights(
  bytes: Uint8Array,
  { encoding, pixels }: { readonly encoding: HeightEncoding; readonly pixels: number },
): Promise<HeightTile> {
  // Colours are numbers here: a profile inside of the file must not change them.
  const picture = sharp(bytes, { limitInputPixels: pixels * pixels, ignoreIcc: true, failOn: 'error', pages: 1 })
  const { format, width, height, depth } = await picture.metadata()
  if (!FORMATS.has(format ?? '')) throw new Error(`it is ${format ?? 'no picture'}, not PNG or WebP`)
  if (width !== pixels || height !== pixels)
    throw new Error(`it has ${width} × ${height} pixels, not ${pixels} × ${pixels}`)
  if (depth !== 'uchar') throw new Error('it has more than 8 bits a colour')
  const { data, info } = await picture.toColourspace('srgb').ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  if (info.channels !== CHANNELS) throw new Error(`it has ${info.channels} channels`)
  return { pixels, meters: toMeters(data, DECODERS[encoding]) }
}

function toMeters(rgba: Uint8Array, decode: Decode): Float32Array {
  const meters = new Float32Array(rgba.length / CHANNELS)
  for (let i = 0, at = 0; i < meters.length; i++, at += CHANNELS) {
    const rgb = ((rgba[at] ?? 0) << 16) | ((rgba[at + 1] ?? 0) << 8) | (rgba[at + 2] ?? 0)
    const height = rgba[at + 3] === 0 ? Number.NaN : decode(rgb)
    meters[i] = height >= POSSIBLE_METERS.min && height <= POSSIBLE_METERS.max ? height : Number.NaN
  }
  return meters
}
