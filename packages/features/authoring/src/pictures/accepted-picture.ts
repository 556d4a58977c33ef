import { PRODUCT_LIMITS } from '@repo/contract'

/** What the server stores. */
const STORED_TYPES: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/gif'])
const JPEG_QUALITY = 0.92

/** What is stored, and what most browsers can turn into it. */
export const CHOOSABLE_PICTURES: readonly string[] = [
  ...STORED_TYPES,
  'image/webp',
  'image/avif',
  'image/heic',
  'image/heif',
  // of which many devices know no type
  ...['.heic', '.heif'],
]

/** `noAccount` and `deviceFull` are said to guests, whose pictures stay on the device. */
export type PictureProblem = 'kind' | 'unreadable' | 'tooLarge' | 'noAccount' | 'deviceFull'

export type PictureResult =
  | { readonly ok: true; readonly picture: File }
  | { readonly ok: false; readonly problem: PictureProblem }

/** Turns a picture into one that the server takes: HEIC becomes JPEG, so do WebP and the like where the browser can read them. */
export async function toAcceptedPicture(file: File): Promise<PictureResult> {
  if (!file.type.startsWith('image/') && !isHeic(file)) return { ok: false, problem: 'kind' }
  const picture = STORED_TYPES.has(file.type) ? file : await toJpeg(file)
  if (!picture) return { ok: false, problem: 'kind' }
  return picture.size > PRODUCT_LIMITS.imageBytes ? { ok: false, problem: 'tooLarge' } : { ok: true, picture }
}

type DevicePictureResult =
  | { readonly ok: true; readonly picture: File; readonly size: PictureSize }
  | { readonly ok: false; readonly problem: PictureProblem }

/** As {@link toAcceptedPicture}, and as small as the server would make it; a GIF may move and stays as it is. */
export async function toDevicePicture(file: File): Promise<DevicePictureResult> {
  const accepted = await toAcceptedPicture(file)
  if (!accepted.ok) return accepted
  const { picture } = accepted
  const bitmap = await createImageBitmap(picture).catch(() => null)
  if (!bitmap) return { ok: false, problem: 'unreadable' }
  const { width, height } = bitmap
  bitmap.close()
  const size = storedSize({ width, height })
  if (picture.type === 'image/gif' || size.width === width) return { ok: true, picture, size: { width, height } }
  const jpeg = await toJpeg(picture)
  return jpeg ? { ok: true, picture: jpeg, size } : { ok: false, problem: 'unreadable' }
}

/**
 * What {@link toAcceptedPicture} would say of a file, without turning it into another: null for one that is taken. HEIC is not
 * looked into, because it takes seconds where the browser cannot read it.
 */
export async function findPictureProblem(file: File): Promise<PictureProblem | null> {
  if (isHeic(file)) return null
  if (!file.type.startsWith('image/')) return 'kind'
  const isStored = STORED_TYPES.has(file.type)
  if (isStored && file.size > PRODUCT_LIMITS.imageBytes) return 'tooLarge'
  const bitmap = await createImageBitmap(file).catch(() => null)
  bitmap?.close()
  if (bitmap) return null
  return isStored ? 'unreadable' : 'kind'
}

async function toJpeg(file: File): Promise<File | null> {
  const bitmap = await createImageBitmap(file).catch(() => (isHeic(file) ? readHeic(file) : null))
  if (!bitmap) return null
  const jpeg = await drawJpeg(bitmap, { x: 0, y: 0, width: bitmap.width, height: bitmap.height }, storedSize(bitmap))
  bitmap.close()
  return jpeg && new File([jpeg], file.name.replace(/(\.\w+)?$/, '.jpg'), { type: jpeg.type })
}

/** As the server stores it: browsers draw nothing on a canvas of more pixels than they support. */
export function storedSize({ width, height }: PictureSize): PictureSize {
  const scale = Math.min(1, PRODUCT_LIMITS.imageWidthPx / width, PRODUCT_LIMITS.imageHeightPx / height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** Most browsers do not read what most phones write. */
async function readHeic(file: File): Promise<ImageBitmap | null> {
  const { decodeHeic } = await import('./heic/decode-heic.ts')
  return decodeHeic(file).catch(() => null)
}

const isHeic = ({ type, name }: File) => /^image\/hei[cf]$/.test(type) || /\.hei[cf]$/i.test(name)

export interface PictureSize {
  readonly width: number
  readonly height: number
}

export interface PictureArea extends PictureSize {
  readonly x: number
  readonly y: number
}

/** A part of a picture as a JPEG of the given size, on white where the picture is transparent. */
export async function drawJpeg(source: CanvasImageSource, area: PictureArea, size: PictureSize): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(size.width))
  canvas.height = Math.max(1, Math.round(size.height))
  const context = canvas.getContext('2d')
  if (!context) return null
  context.imageSmoothingQuality = 'high'
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(source, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY))
}
