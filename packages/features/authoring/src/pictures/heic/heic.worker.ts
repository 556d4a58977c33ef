import libheif from 'libheif-js/libheif/libheif.js'
import type { DecodedPicture, HeicAnswer } from './heic-picture.ts'

/** Beyond what cameras take; a file may say anything. */
const MAX_PIXELS = 120_000_000

/** What of libheif is used. Its own types describe the functions below these alone. */
interface Libheif {
  readonly HeifDecoder: new () => { decode(bytes: Uint8Array): readonly HeifImage[] }
}

interface HeifImage {
  get_width(): number
  get_height(): number
  is_primary(): boolean
  /** Answers null when the picture is damaged. */
  display(pixels: DecodedPicture, done: (pixels: DecodedPicture | null) => void): void
  free(): void
}

async function decode(bytes: Uint8Array): Promise<HeicAnswer> {
  const { HeifDecoder } = libheif() as unknown as Libheif // see its interface
  const images = new HeifDecoder().decode(bytes)
  const image = images.find((candidate) => candidate.is_primary()) ?? images[0]
  if (!image) return null
  const [width, height] = [image.get_width(), image.get_height()]
  if (width * height === 0 || width * height > MAX_PIXELS) return null
  const pixels = { width, height, data: new Uint8ClampedArray(width * height * 4) }
  return new Promise((resolve) => image.display(pixels, resolve))
}

self.onmessage = async ({ data }: MessageEvent<ArrayBuffer>) => {
  const picture = await decode(new Uint8Array(data)).catch(() => null)
  self.postMessage(picture, { transfer: picture ? [picture.data.buffer] : [] })
}
