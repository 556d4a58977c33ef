import { randomFillSync } from 'node:crypto'
import { PRODUCT_LIMITS } from '@repo/contract'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'
import { normalizePicture } from './normalize-picture.ts'

const { imageWidthPx: WIDTH, imageHeightPx: HEIGHT } = PRODUCT_LIMITS
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#5d8a77' }, limitInputPixels: false })
const ENCODE: Readonly<Record<string, (picture: Sharp) => Sharp>> = {
  png: (picture) => picture.png(),
  jpg: (picture) => picture.jpeg(),
  gif: (picture) => picture.gif(),
}
const pictureOf = (format: string, width: number, height: number) =>
  (ENCODE[format] ?? ((picture: Sharp) => picture))(plain(width, height)).toBuffer()

/** Frames that differ, so that none is left out. */
function animation(width: number, height: number, frames: number): Promise<Buffer> {
  const raw = Buffer.alloc(width * height * frames * 3)
  for (let frame = 0; frame < frames; frame++) raw.fill(1 + ((frame * 37) % 250), frame * width * height * 3)
  const size = { width, height: height * frames, channels: 3 as const, pageHeight: height }
  return sharp(raw, { raw: size, limitInputPixels: false }).gif({ effort: 1 }).toBuffer()
}

describe('both sides of a stored picture fit', () => {
  it.each([
    ['png', 1, 1_000_000, 1, HEIGHT],
    ['png', 1_000_000, 1, WIDTH, 1],
    ['jpg', 1, 65_000, 1, HEIGHT],
    ['jpg', 65_000, 1, WIDTH, 1],
    ['gif', 1, 65_000, 1, HEIGHT],
    ['gif', 65_000, 1, WIDTH, 1],
    ['png', WIDTH, HEIGHT, WIDTH, HEIGHT],
    ['png', WIDTH + 1, HEIGHT, WIDTH, 3996],
    ['png', WIDTH, HEIGHT + 1, WIDTH, HEIGHT],
    ['jpg', 2 * WIDTH, 2 * HEIGHT, WIDTH, HEIGHT],
    ['jpg', 300, 2 * HEIGHT, 150, HEIGHT],
  ])('%s of %d × %d becomes %d × %d', async (format, width, height, storedWidth, storedHeight) => {
    const stored = await normalizePicture(await pictureOf(format, width, height))
    expect(stored).toMatchObject({ width: storedWidth, height: storedHeight })
    expect(await sharp(stored.bytes).metadata()).toMatchObject({ width: storedWidth, height: storedHeight })
  })

  it('of each frame that moves', async () => {
    const stored = await normalizePicture(await animation(10, 2 * HEIGHT, 3))
    expect(stored).toMatchObject({ width: 5, height: HEIGHT })
    expect(await sharp(stored.bytes, { animated: true }).metadata()).toMatchObject({ pages: 3, pageHeight: HEIGHT })
  })
})

describe('what a picture may cost', () => {
  it('is bounded by the pixels that move', async () => {
    expect((await normalizePicture(await animation(1_000, 1_000, 20))).extension).toBe('gif')
    const beyond = normalizePicture(await animation(1_000, 1_001, 20))
    await expect(beyond).rejects.toMatchObject({ code: 'file.unreadable' })
  })

  it('is no reason to call a picture unreadable: a machine without time says so', async () => {
    const busy = normalizePicture(await noise(1_000, 1_000, 4), 1)
    await expect(busy).rejects.toMatchObject({ code: 'server.busy', params: { seconds: expect.any(Number) } })
  })
})

/** Colours without any order, which take more than a second on any machine. */
function noise(width: number, height: number, frames: number): Promise<Buffer> {
  const raw = randomFillSync(Buffer.alloc(width * height * frames * 3))
  const size = { width, height: height * frames, channels: 3 as const, pageHeight: height }
  return sharp(raw, { raw: size }).gif({ effort: 1 }).toBuffer()
}
