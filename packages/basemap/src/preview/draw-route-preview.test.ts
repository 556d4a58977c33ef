import { createDocument, type Line, type MapDocument, type MapObject, type Position } from '@mishiori/map-document'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { buildStreetsOf, TOWN_PATH } from '../testing/town-streets.ts'
import { openTiles, RELIEF_TILES_PATH, WORLD_TILES_PATH } from '../tiles.ts'
import { drawRoutePreview, RoutePreviews } from './draw-route-preview.ts'
import { fitFrame, project } from './frame.ts'
import { openLetters } from './letters.ts'

const SIZE = { width: 320, height: 180 } as const
const LOOK = { ...SIZE, theme: 'light', locale: 'ja' } as const
const RED = [0xdb, 0x07, 0x30] as const

// The brands of ids belong to the editor; a test writes them down.
const idOf = (text: string) => text as MapObject['id'] & MapDocument['layers'][number]['id']

function aLine(path: readonly Position[]): Line {
  return { id: idOf('line'), kind: 'line', name: 'Line', description: '', color: 'red', path }
}

function documentOf(...objects: MapObject[]): MapDocument {
  return { layers: [{ id: idOf('layer'), name: 'Layer', objects }], mainLineId: objects[0]?.id ?? null }
}

async function pixelsOf(picture: Buffer) {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)]
  return { at, width: info.width, height: info.height }
}

/** Whether the picture has the default route's red where the position is. */
async function isRedAt(document: MapDocument, box: readonly [number, number, number, number], position: Position) {
  const { at } = await pixelsOf(await drawRoutePreview({ ...LOOK, document, format: 'png' }))
  const { x, y } = project(fitFrame(box, { ...SIZE, scale: 1 }), position)
  return at(Math.round(x), Math.round(y)).every((value, channel) => Math.abs(value - (RED[channel] ?? 0)) < 12)
}

const kamakura = documentOf(
  aLine([
    [139.55, 35.32],
    [139.53, 35.31],
  ]),
)

it.each([
  ['webp', 1, 320, 180],
  ['png', 2, 640, 360],
] as const)('draws %s at scale %d', async (format, scale, width, height) => {
  const picture = await drawRoutePreview({ ...LOOK, document: kamakura, format, scale })
  expect(await sharp(picture).metadata()).toMatchObject({ format, width, height })
})

it('draws the line in its colour where it runs', async () => {
  expect(await isRedAt(kamakura, [139.53, 35.31, 139.55, 35.32], [139.54, 35.315])).toBe(true)
})

it('draws a line across 180° in one piece', async () => {
  const document = documentOf(
    aLine([
      [178, -18],
      [-178, -18.2],
    ]),
  )
  expect(await isRedAt(document, [178, -18.2, -178, -18], [180, -18.1])).toBe(true)
  expect(await isRedAt(document, [178, -18.2, -178, -18], [-179, -18.15])).toBe(true)
})

it('shows the main line as large where another layer lies abroad', async () => {
  const abroad = {
    ...aLine([
      [6.8, 45.8],
      [7.7, 46.1],
    ]),
    id: idOf('abroad'),
  }
  const document = { ...documentOf(...(kamakura.layers[0]?.objects ?? []), abroad) }
  expect(await isRedAt(document, [139.53, 35.31, 139.55, 35.32], [139.54, 35.315])).toBe(true)
})

it('shows all lines, however far apart, where the whole is asked for', async () => {
  const west = { ...kamakura, mainLineId: null, layers: kamakura.layers.slice(0, 1) }
  const abroad = {
    ...aLine([
      [150, 35.31],
      [151, 35.32],
    ]),
    id: idOf('abroad'),
  }
  const document = { ...west, layers: west.layers.map((layer) => ({ ...layer, objects: [...layer.objects, abroad] })) }
  const { at } = await pixelsOf(await drawRoutePreview({ ...LOOK, document, isWhole: true, format: 'png' }))
  const frame = fitFrame([139.53, 35.31, 151, 35.32], { ...SIZE, scale: 1 })
  for (const position of [
    [139.54, 35.315],
    [150.5, 35.315],
  ] as const) {
    const { x, y } = project(frame, position)
    expect(at(Math.round(x), Math.round(y))[0]).toBeGreaterThan(200)
    expect(at(Math.round(x), Math.round(y))[1]).toBeLessThan(60)
  }
})

it('shows the reader’s country when there is nothing on the map', async () => {
  const document = createDocument({ id: idOf('layer'), name: 'Layer' })
  const [japan, states, again] = await Promise.all([
    drawRoutePreview({ ...LOOK, document }),
    drawRoutePreview({ ...LOOK, document, locale: 'en-us' }),
    drawRoutePreview({ ...LOOK, document }),
  ])
  expect(japan.equals(again)).toBe(true)
  expect(japan.equals(states)).toBe(false)
})

it.each([
  ['a single position', [[139.5, 35.3]]],
  [
    'twice the same position',
    [
      [139.5, 35.3],
      [139.5, 35.3],
    ],
  ],
  [
    'both poles',
    [
      [0, 90],
      [0, -90],
    ],
  ],
] as [string, Position[]][])('draws a line of %s', async (_, path) => {
  const { width, height } = await pixelsOf(await drawRoutePreview({ ...LOOK, document: documentOf(aLine(path)) }))
  expect([width, height]).toEqual([320, 180])
})

it('draws the streets of a region that the picture shows, and says less of land without them', async () => {
  const town = await buildStreetsOf(TOWN_PATH)
  const [world, relief] = await Promise.all([openTiles(WORLD_TILES_PATH), openTiles(RELIEF_TILES_PATH)])
  const archives = { world, relief, letters: await openLetters() }
  const streets = { archive: { ...archives.world, tile: town.tile }, isInvented: true }
  const [plain, withStreets] = [new RoutePreviews(archives), new RoutePreviews({ ...archives, streets })]
  const inTown = documentOf(
    aLine([
      [137.962, 36.24],
      [137.976, 36.246],
    ]),
  )
  const river = project(fitFrame([137.962, 36.24, 137.976, 36.246], { ...SIZE, scale: 1 }), [137.9777, 36.243])
  const colorOf = async (previews: RoutePreviews, document: MapDocument) => {
    const { at } = await pixelsOf(await previews.draw({ ...LOOK, document, format: 'png' }))
    return at(Math.round(river.x), Math.round(river.y))
  }
  const [red = 0, , blue = 0] = await colorOf(withStreets, inTown)
  const [landRed = 0, , landBlue = 0] = await colorOf(plain, inTown)
  expect(blue - red).toBeGreaterThan(30)
  expect(landBlue - landRed).toBeLessThan(10)
  expect(await colorOf(withStreets, kamakura)).toEqual(await colorOf(plain, kamakura))
  await Promise.all([town.delete(), archives.world.close(), archives.relief.close()])
})

it('lets the pin of an end step aside, towards the line, from a spot that stands there', async () => {
  const [line] = kamakura.layers[0]?.objects ?? []
  if (line?.kind !== 'line') throw new Error('no line')
  const goal: Position = [139.53, 35.31] // in the west of the line
  const spot = {
    id: idOf('spot'),
    kind: 'spot',
    name: 'Spot',
    description: '',
    color: 'black',
    position: goal,
  } as const
  const looks = { icon: 'star', display: 'text', images: [], placeId: null } as const
  const { x, y } = project(fitFrame([139.53, 35.31, 139.55, 35.32], { ...SIZE, scale: 1 }), goal)
  const headAt = async (document: MapDocument, aside: number) => {
    const { at } = await pixelsOf(await drawRoutePreview({ ...LOOK, document, format: 'png' }))
    return at(Math.round(x + aside - 10), Math.round(y - 30)) // beside the letter
  }
  const occupied = documentOf(line, { ...spot, ...looks })
  expect(await headAt(kamakura, 0)).toEqual([...RED])
  expect(await headAt(occupied, 31)).toEqual([...RED])
  expect(await headAt(occupied, 0)).not.toEqual([...RED])
})

it('keeps a route in the middle of what padding leaves of the picture', () => {
  const padding = { top: 10, right: 40, bottom: 30, left: 100 }
  const frame = fitFrame([10, 50, 10.2, 50.01], { width: 400, height: 200, scale: 2 }, padding)
  const [west, east] = [project(frame, [10, 50.005]), project(frame, [10.2, 50.005])]
  expect(west.x / 2).toBeCloseTo(100, 0)
  expect(east.x / 2).toBeCloseTo(360, 0)
  expect(west.y / 2).toBeCloseTo(90, 0)
})
