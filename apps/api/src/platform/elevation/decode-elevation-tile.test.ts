import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawElevationTile, type ElevationFormula } from '../../testing/elevation-tiles.ts'
import { decodeElevationTile, ELEVATION_ENCODINGS } from './decode-elevation-tile.ts'

const TILE = { z: 0, x: 0, y: 0 }
const PIXELS = 256
/** What a step of a colour means. */
const STEP_METERS = { terrarium: 1 / 256, mapbox: 0.1, gsi: 0.01 } as const

const FORMULAS: readonly (readonly [string, ElevationFormula])[] = [
  ['a plane', () => 1_234.5],
  ['the sea', () => 0],
  ['below the sea', () => -418.25],
  ['a ramp', (column, row) => column * 8.75 - row * 2.5],
  ['the highest and the lowest', (column) => (column % 2 ? 8_849 : -10_984)],
]

describe.each(ELEVATION_ENCODINGS)('a tile of %s', (encoding) => {
  it.each(FORMULAS)('tells %s', async (_, formula) => {
    // Mapbox's colours begin 10,000 m below the sea.
    const drawn: ElevationFormula = (column, row) =>
      Math.max(encoding === 'mapbox' ? -9_999 : -11_000, formula(column, row) ?? 0)
    for (const format of ['png', 'webp'] as const) {
      const { meters } = await decodeElevationTile(await drawElevationTile(TILE, drawn, { encoding, format }), {
        encoding,
        pixels: PIXELS,
      })
      let worst = 0
      for (const [i, height] of meters.entries()) {
        worst = Math.max(worst, Math.abs(height - (drawn(i % PIXELS, Math.floor(i / PIXELS)) ?? 0)))
      }
      expect(worst).toBeLessThanOrEqual(STEP_METERS[encoding] / 2 + 0.001)
    }
  })

  it('knows where none is known', async () => {
    const half: ElevationFormula = (column) => (column < 128 ? null : 7)
    const { meters } = await decodeElevationTile(await drawElevationTile(TILE, half, { encoding }), {
      encoding,
      pixels: PIXELS,
    })
    expect([meters[0], meters[127], meters[128], meters[255]]).toEqual([Number.NaN, Number.NaN, 7, 7])
  })
})

/** The colours that the encodings' own documents give as examples. */
it.each([
  ['terrarium', [137, 219, 68], 2_523.265625],
  ['mapbox', [0, 0, 1], -9_999.9],
  ['mapbox', [1, 134, 160], 0],
  ['gsi', [0, 0, 1], 0.01],
  ['gsi', [255, 255, 255], -0.01],
  ['gsi', [128, 0, 0], Number.NaN],
  ['gsi', [5, 195, 50], 3_776.5],
] as const)('%s reads the colour %o as %d m', async (encoding, [red, green, blue], expected) => {
  const color = { r: red, g: green, b: blue }
  const bytes = await sharp({ create: { width: 2, height: 2, channels: 3, background: color } })
    .png()
    .toBuffer()
  const { meters } = await decodeElevationTile(bytes, { encoding, pixels: 2 })
  if (Number.isNaN(expected)) expect(meters[0]).toBeNaN()
  else expect(meters[0]).toBeCloseTo(expected, 2)
})

it('takes what is transparent for unknown, and reads what has an alpha channel', async () => {
  const bytes = await sharp(Buffer.from([128, 10, 0, 255, 128, 10, 0, 0, 128, 10, 0, 255, 128, 10, 0, 255]), {
    raw: { width: 2, height: 2, channels: 4 },
  })
    .png()
    .toBuffer()
  const { meters } = await decodeElevationTile(bytes, { encoding: 'terrarium', pixels: 2 })
  expect([...meters]).toEqual([10, Number.NaN, 10, 10])
})

describe('what is no tile is refused', () => {
  const blank = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#000' } })
  const half = async () => {
    const whole = await drawElevationTile(TILE, (column, row) => column + row)
    return whole.subarray(0, whole.length / 2)
  }
  it.each<[string, () => Promise<Buffer> | Buffer, RegExp]>([
    ['a page', () => Buffer.from('<!doctype html><p>Moved'), /neither PNG nor WebP/],
    ['nothing', () => Buffer.alloc(0), /neither PNG nor WebP/],
    [
      'a drawing',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"/>'),
      /neither PNG nor WebP/,
    ],
    ['a photo', () => blank(256, 256).jpeg().toBuffer(), /neither PNG nor WebP/],
    ['half a picture', half, /./],
    ['a larger one', () => blank(512, 512).png().toBuffer(), /512 × 512 pixels, not 256 × 256|pixel limit/],
    ['a narrower one', () => blank(255, 256).png().toBuffer(), /255 × 256 pixels, not 256 × 256/],
    ['a bomb', () => blank(5_000, 5_000).png().toBuffer(), /pixel limit|5000 × 5000/],
    ['one of 16 bits', () => blank(256, 256).toColourspace('rgb16').png().toBuffer(), /more than 8 bits/],
  ])('%s', async (_, make, problem) => {
    await expect(decodeElevationTile(await make(), { encoding: 'terrarium', pixels: PIXELS })).rejects.toThrow(problem)
  })
})
