import { readPhotoExif } from '@mishiori/route-files/photos'
import { PRODUCT_LIMITS } from '@repo/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import heic from '../testing/torii-tea-house.heic?url'
import { drawJpeg, findPictureProblem, toAcceptedPicture } from './accepted-picture.ts'

/** What the server does not take is converted in the browser, here as real ones do it. */
const meta = { title: 'web/pictures/Conversion', render: () => <p>写真の変換</p> } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const bytesOf = async (address: string) => (await fetch(address)).blob()

async function converted(file: File): Promise<ImageBitmap> {
  const result = await toAcceptedPicture(file)
  if (!result.ok) throw new Error(result.problem)
  const { picture } = result
  await expect([picture.type, picture.name]).toEqual(['image/jpeg', 'tea house.jpg'])
  await expect(await readPhotoExif(picture)).toMatchObject({ hasExif: false })
  return createImageBitmap(picture)
}

async function middleOf(bitmap: ImageBitmap): Promise<readonly number[]> {
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
  context?.drawImage(bitmap, 0, 0)
  return [...(context?.getImageData(bitmap.width >> 1, bitmap.height >> 1, 1, 1).data ?? [])]
}

/** Chromium reads no HEIC: the decoder that comes with the page does, whether the device knows the type or the name alone. */
export const Heic: Story = {
  play: async () => {
    const bytes = await bytesOf(heic)
    await expect(await readPhotoExif(bytes)).toMatchObject({ place: { elevationMeters: 1190.5 } })
    for (const [name, type] of [
      ['tea house.HEIC', ''],
      ['tea house.heif', 'image/heif'],
    ] as const) {
      const bitmap = await converted(new File([bytes], name, { type }))
      await expect([bitmap.width, bitmap.height]).toEqual([480, 320])
      const [red = 0, green = 0, blue = 0] = await middleOf(bitmap)
      await expect(Math.max(red, green, blue)).toBeGreaterThan(0)
    }
  },
}

export const WebP: Story = {
  play: async () => {
    const canvas = document.createElement('canvas')
    const context = canvas.getContext('2d')
    if (context) context.fillStyle = '#1a8cff'
    context?.fillRect(0, 0, canvas.width, canvas.height)
    const webp = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 1))
    await expect(webp?.type).toBe('image/webp')
    const bitmap = await converted(new File([webp ?? ''], 'tea house.webp', { type: 'image/webp' }))
    const [red = 255, , blue = 0] = await middleOf(bitmap)
    await expect(red).toBeLessThan(60)
    await expect(blue).toBeGreaterThan(200)
  },
}

export const Refused: Story = {
  play: async () => {
    const broken = new File(['no picture'], 'tea house.heic')
    await expect(await toAcceptedPicture(broken)).toEqual({ ok: false, problem: 'kind' })
    await expect(await toAcceptedPicture(new File(['<svg/>'], 'a.txt', { type: 'text/plain' }))).toEqual({
      ok: false,
      problem: 'kind',
    })
    const jpeg = await drawJpeg(
      document.createElement('canvas'),
      { x: 0, y: 0, width: 9, height: 9 },
      { width: 9, height: 9 },
    )
    const kept = new File([jpeg ?? ''], 'a.jpg', { type: 'image/jpeg' })
    await expect(await toAcceptedPicture(kept)).toEqual({ ok: true, picture: kept })
  },
}

/** Before anything is sent or turned into another kind. */
export const RefusedWhenChosen: Story = {
  play: async () => {
    const canvas = document.createElement('canvas')
    const webp = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp'))
    const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'))
    const file = (part: BlobPart, name: string, type: string) => new File([part], name, { type })
    await expect(await findPictureProblem(file(webp ?? '', 'a.webp', 'image/webp'))).toBeNull()
    await expect(await findPictureProblem(file(jpeg ?? '', 'a.jpg', 'image/jpeg'))).toBeNull()
    await expect(await findPictureProblem(file('no picture', 'a.jpg', 'image/jpeg'))).toBe('unreadable')
    await expect(await findPictureProblem(file('II*', 'a.tiff', 'image/tiff'))).toBe('kind')
    await expect(await findPictureProblem(file('a', 'a.txt', 'text/plain'))).toBe('kind')
    const large = new Uint8Array(PRODUCT_LIMITS.imageBytes + 1)
    await expect(await findPictureProblem(file(large, 'a.png', 'image/png'))).toBe('tooLarge')
  },
}
