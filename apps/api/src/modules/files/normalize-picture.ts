import { PRODUCT_LIMITS } from '@repo/contract'
import sharp, { type Sharp } from 'sharp'
import { AppError } from '../../platform/app-error.ts'

type PictureType = 'jpg' | 'png' | 'gif'

const SIGNATURES: readonly (readonly [PictureType, readonly number[]])[] = [
  ['jpg', [0xff, 0xd8, 0xff]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['gif', [0x47, 0x49, 0x46, 0x38]],
]

/** What a file is by its first bytes, whatever it is called; null for everything the product does not take. */
function pictureTypeOf(bytes: Uint8Array): PictureType | null {
  const found = SIGNATURES.find(([, signature]) => signature.every((byte, index) => bytes[index] === byte))
  return found?.[0] ?? null
}

export interface NormalizedPicture {
  readonly bytes: Uint8Array
  readonly extension: PictureType
  readonly width: number
  readonly height: number
}

/** A small file can claim a huge picture. */
const PIXEL_LIMIT = 40_000_000
/** Of all frames together: each pixel that moves takes about ten times the work of one that does not. */
const MOVING_PIXEL_LIMIT = 20_000_000
/** More than animations of walks have; each costs time, however small it is. */
const FRAME_LIMIT = 500
/**
 * By the clock, which says more about the machine than about the picture: what a picture may cost is bounded by its
 * pixels, and the largest takes a sixth of this on an idle processor.
 */
const GIVE_UP_SECONDS = 60
const RETRY_SECONDS = 30

/**
 * Draws a picture anew, upright, within the stored width and height, and without anything but its pixels: place, camera
 * and whatever was hidden in the file are removed. Animated GIFs stay animated.
 *
 * @throws {AppError} `file.unsupported_type`, `file.unreadable`, `server.busy` where the machine had no time for it.
 */
export async function normalizePicture(bytes: Uint8Array, giveUpSeconds = GIVE_UP_SECONDS): Promise<NormalizedPicture> {
  // The type is decided before a decoder sees the file: decoders know far more formats than we take.
  const extension = pictureTypeOf(bytes)
  if (extension === null) throw new AppError('file.unsupported_type')
  const input = { limitInputPixels: PIXEL_LIMIT, failOn: 'error', animated: extension === 'gif' } as const
  try {
    const { pages = 1, width, height, pageHeight = height } = await sharp(bytes, input).metadata()
    const isTooMuch = pages > FRAME_LIMIT || (pages > 1 && width * pageHeight * pages > MOVING_PIXEL_LIMIT)
    if (isTooMuch) throw new AppError('file.unreadable')
    const picture = sharp(bytes, input)
      .timeout({ seconds: giveUpSeconds })
      .autoOrient()
      .resize({
        width: PRODUCT_LIMITS.imageWidthPx,
        height: PRODUCT_LIMITS.imageHeightPx,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .toColourspace('srgb')
    const { data, info } = await encode(picture, extension).toBuffer({ resolveWithObject: true })
    return { bytes: data, extension, width: info.width, height: info.pageHeight ?? info.height }
  } catch (error) {
    if (isTimeout(error)) throw new AppError('server.busy', { seconds: RETRY_SECONDS })
    throw new AppError('file.unreadable')
  }
}

const isTimeout = (error: unknown) => error instanceof Error && error.message.startsWith('timeout')

function encode(picture: Sharp, extension: PictureType): Sharp {
  switch (extension) {
    case 'jpg':
      return picture.jpeg({ quality: 82, mozjpeg: true })
    case 'png':
      return picture.png({ compressionLevel: 9 })
    case 'gif':
      return picture.gif()
  }
}
