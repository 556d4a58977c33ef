import sharp from 'sharp'

/** How a colour means a height. */
export const ELEVATION_ENCODINGS = ['terrarium', 'mapbox', 'gsi'] as const
export type ElevationEncoding = (typeof ELEVATION_ENCODINGS)[number]

/** A square of elevations in rows from the north west; NaN where none is known. */
export interface ElevationTile {
  readonly pixels: number
  readonly meters: Float32Array
}

/** From below the deepest sea floor to above the highest peak: what lies outside is no height. */
const POSSIBLE_METERS = { min: -12_000, max: 9_000 } as const
const GSI_UNKNOWN = 2 ** 23

type Decode = (rgb: number) => number

/**
 * Metres of a colour of 24 bits; NaN for the colours that mean none.
 *
 * @see https://github.com/tilezen/joerd/blob/master/docs/formats.md
 * @see https://docs.mapbox.com/data/tilesets/reference/mapbox-terrain-rgb-v1/
 * @see https://maps.gsi.go.jp/development/demtile.html
 */
const DECODERS: Readonly<Record<ElevationEncoding, Decode>> = {
  terrarium: (rgb) => rgb / 256 - 32_768,
  mapbox: (rgb) => (rgb === 0 ? Number.NaN : rgb / 10 - 10_000),
  gsi: (rgb) => {
    if (rgb === GSI_UNKNOWN) return Number.NaN
    return (rgb < GSI_UNKNOWN ? rgb : rgb - 2 ** 24) / 100
  },
}

/** Reads a picture of elevations. @throws when it is none of `pixels` × `pixels` in PNG or WebP with 8 bits a colour. */
export async function decodeElevationTile(
  bytes: Uint8Array,
  { encoding, pixels }: { readonly encoding: ElevationEncoding; readonly pixels: number },
): Promise<ElevationTile> {
  assertPicture(bytes)
  // Colours are numbers here: a profile inside of the file must not change them.
  const { data, info } = await sharp(bytes, { limitInputPixels: pixels * pixels, ignoreIcc: true, failOn: 'error' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  if (info.width !== pixels || info.height !== pixels) {
    throw new Error(`it has ${info.width} × ${info.height} pixels, not ${pixels} × ${pixels}`)
  }
  if (info.channels < 3) throw new Error('it has no colours')
  return { pixels, meters: toMeters(data, info.channels, DECODERS[encoding]) }
}

const PNG_START = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
/** Where a PNG tells its bits a colour. */
const PNG_DEPTH_AT = 24

/** Nothing else reaches the decoder, which knows many formats. */
function assertPicture(bytes: Uint8Array): void {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, PNG_DEPTH_AT + 1))
  const isPng = start.subarray(0, PNG_START.length).equals(PNG_START)
  const isWebp = start.toString('latin1', 0, 4) === 'RIFF' && start.toString('latin1', 8, 12) === 'WEBP'
  if (!isPng && !isWebp) throw new Error('it is neither PNG nor WebP')
  if (isPng && (start[PNG_DEPTH_AT] ?? 0) > 8) throw new Error('it has more than 8 bits a colour')
}

function toMeters(pixels: Uint8Array, channels: number, decode: Decode): Float32Array {
  const hasAlpha = channels === 4
  const meters = new Float32Array(pixels.length / channels)
  for (let i = 0, at = 0; i < meters.length; i++, at += channels) {
    // Every index is inside: the picture has a whole number of pixels.
    const rgb = (Number(pixels[at]) << 16) | (Number(pixels[at + 1]) << 8) | Number(pixels[at + 2])
    const height = hasAlpha && pixels[at + 3] === 0 ? Number.NaN : decode(rgb)
    meters[i] = height >= POSSIBLE_METERS.min && height <= POSSIBLE_METERS.max ? height : Number.NaN
  }
  return meters
}
