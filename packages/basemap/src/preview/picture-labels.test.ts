import {
  type Line,
  type MapDocument,
  type MapObject,
  mapObjectId,
  type Position,
  type Spot,
} from '@mishiori/map-document'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BuiltStreets, buildStreetsOf, TOWN_PATH } from '../testing/town-streets.ts'
import { openTiles, type TileArchive, WORLD_TILES_PATH } from '../tiles.ts'
import { type Frame, fitFrame, type PicturePadding, project, projectPath } from './frame.ts'
import { type Letters, openLetters } from './letters.ts'
import { pictureLabels } from './picture-labels.ts'

const CARD = { width: 480, height: 270, scale: 1 }

let letters: Letters
let world: TileArchive
let town: BuiltStreets
beforeAll(async () => {
  letters = await openLetters()
  world = await openTiles(WORLD_TILES_PATH)
  town = await buildStreetsOf(TOWN_PATH)
})
afterAll(() => Promise.all([world.close(), town.delete()]))

function aLine(path: readonly Position[]): Line {
  return { id: mapObjectId('line'), kind: 'line', name: '', description: '', color: 'red', path }
}

function aSpot(name: string, position: Position, more: Partial<Spot> = {}): Spot {
  const base = {
    id: mapObjectId(`spot-${name}`),
    kind: 'spot' as const,
    name,
    description: '',
    position,
    color: 'teal' as const,
  }
  return { ...base, icon: 'star', display: 'text', images: [], placeId: null, ...more }
}

function aDocument(...objects: MapObject[]): MapDocument {
  return { layers: [{ id: 'layer' as MapDocument['layers'][number]['id'], name: '', objects }], mainLineId: null } // a brand of the editor's
}

interface Look {
  readonly locale?: 'ja' | 'en-us'
  readonly enlarged?: number
  readonly padding?: PicturePadding
  readonly streets?: 'none' | 'invented' | 'real'
}

async function labelsOf(document: MapDocument, frame: Frame, look: Look = {}) {
  const { locale = 'ja', enlarged = 1, padding, streets = 'none' } = look
  const archive = { ...world, tile: town.tile }
  const shown = streets === 'none' ? null : { archive, isInvented: streets === 'invented' }
  const context = { letters, locale, theme: 'light', enlarged, padding } as const
  return readLabels(await pictureLabels(document, frame, { world, streets: shown }, context))
}

interface DrawnLabel {
  readonly text: string
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Reads straight labels back out of their outlines: letters are recognised by what they look like. */
function readLabels(svg: string): readonly DrawnLabel[] {
  const labels = svg.matchAll(
    /<g transform="translate\(([\d.-]+) ([\d.-]+)\) scale\(([\d.]+)\)"><g[^>]*><path d="([^"]+)"/g,
  )
  return [...labels].map(([, x, y, scale, data = '']) => {
    const size = Number(scale) * letters.em
    const set = [...data.matchAll(/M(-?\d+) 0([^M]*)/g)].map(([, , outline = '']) => letterOf(outline))
    const width = set.reduce((sum, { advance }) => sum + advance, 0) * size
    const [left, bottom] = [Number(x), Number(y) + 0.1 * size]
    return {
      text: set.map(({ letter }) => letter).join(''),
      left,
      right: left + width,
      top: bottom - 0.9 * size,
      bottom,
    }
  })
}

const CHARACTERS = '松本城塩尻市岡谷諏訪Matsuo ShirjcyKWTka0123456789しおり山駅MntStaioGeNms©OpapmE鏡湖北町·u'
const SPACE = { letter: ' ', advance: 0.3 }
function letterOf(outline: string) {
  if (outline === '') return SPACE
  for (const letter of CHARACTERS) {
    const [found] = letters.set(letter)?.letters ?? []
    if (found?.outline === outline) return { letter, advance: found.advance }
  }
  return { letter: '?', advance: 1 }
}

const overlap = (a: DrawnLabel, b: DrawnLabel) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** From Matsumoto to the south, over 60 km. */
const valley = aLine([
  [137.97, 36.24],
  [137.96, 36.11],
  [138.05, 36.06],
  [138.11, 36.04],
])
const frameOf = ({ path }: Line, padding?: PicturePadding) => {
  const [lngs, lats] = [path.map(([lng]) => lng), path.map(([, lat]) => lat)]
  const box = [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)] as const
  return fitFrame(box, CARD, padding)
}

describe('names in a picture', () => {
  it('are those of the spots, beside the heads of their pins, and of the towns', async () => {
    const frame = frameOf(valley)
    const labels = await labelsOf(aDocument(valley, aSpot('松本城', [137.97, 36.24])), frame)
    const castle = labels.find(({ text }) => text === '松本城')
    const foot = project(frame, [137.97, 36.24])
    expect(Math.min(Math.abs((castle?.left ?? 0) - foot.x), Math.abs((castle?.right ?? 0) - foot.x))).toBeLessThan(40)
    expect(foot.y - (castle?.bottom ?? 0)).toBeGreaterThan(10)
    expect(labels.map(({ text }) => text)).toContain('塩尻市')
  })

  it('are in the language of the reader', async () => {
    const translations = { 'en-us': { name: 'Matsumoto Castle' } }
    const document = aDocument(valley, aSpot('松本城', [137.97, 36.24], { translations }))
    const texts = (await labelsOf(document, frameOf(valley), { locale: 'en-us' })).map(({ text }) => text)
    expect(texts.some((text) => text.startsWith('Shio'))).toBe(true)
    expect(texts.some((text) => text.startsWith('Matsumoto'))).toBe(true)
    expect(texts).not.toContain('松本城')
  })

  it.each([1, 1.4])(
    'lie in the picture, on nothing of the route and not on each other, %d times as large',
    async (enlarged) => {
      const spots = [aSpot('松本城', [137.97, 36.24]), aSpot('しおり駅', [138.11, 36.04])]
      const frame = frameOf(valley)
      const labels = await labelsOf(aDocument(valley, ...spots), frame, { enlarged })
      expect(labels.length).toBeGreaterThan(3)
      const route = projectPath(frame, valley.path)
      for (const [index, label] of labels.entries()) {
        expect(label.left).toBeGreaterThanOrEqual(0)
        expect(label.right).toBeLessThanOrEqual(CARD.width)
        expect(labels.slice(index + 1).filter((other) => overlap(label, other))).toEqual([])
        const corners = route.filter(
          ({ x, y }) => x > label.left && x < label.right && y > label.top && y < label.bottom,
        )
        expect(corners).toEqual([])
      }
    },
  )

  it('are left out of what covers the picture', async () => {
    const padding = { top: 40, right: 40, bottom: 120, left: 200 }
    const labels = await labelsOf(aDocument(valley), frameOf(valley, padding), { padding })
    expect(labels.length).toBeGreaterThan(0)
    for (const { left, bottom } of labels) {
      expect(left).toBeGreaterThanOrEqual(200)
      expect(bottom).toBeLessThanOrEqual(CARD.height - 120 + 2)
    }
  })

  it('are left out where a letter is missing', async () => {
    const named = async (name: string) =>
      (await labelsOf(aDocument(valley, aSpot(name, [137.97, 36.24])), frameOf(valley))).length
    expect(await named('🏯')).toBe((await named('松本城')) - 1)
  })

  it('are those of peaks and stations of a region', async () => {
    const walk = aLine([
      [137.958, 36.256],
      [137.9645, 36.238],
    ])
    const texts = (await labelsOf(aDocument(walk), frameOf(walk), { streets: 'invented' })).map(({ text }) => text)
    expect(texts).toEqual(expect.arrayContaining(['しおり山 812', 'しおり駅']))
    const english = await labelsOf(aDocument(walk), frameOf(walk), { streets: 'invented', locale: 'en-us' })
    expect(english.map(({ text }) => text)).toContain('Mount Shiori 812')
  })
})

it.each([
  [499, 'real', []],
  [500, 'real', ['© OpenStreetMap · GeoNames']],
  [500, 'invented', ['GeoNames']],
  [500, 'none', ['GeoNames']],
] as const)('a picture of %d pixels with %s streets says whose they are', async (width, streets, credits) => {
  const frame = fitFrame([137.96, 36.23, 137.98, 36.25], { ...CARD, width })
  const labels = await labelsOf(aDocument(), frame, { streets })
  const small = labels.filter(({ top, bottom }) => bottom - top < 9.5)
  expect(small.map(({ text }) => text)).toEqual(credits)
})

it('a picture without towns names no source of them', async () => {
  const frame = fitFrame([-30.001, -40.002, -30, -40.001], { ...CARD, width: 600 })
  expect(await labelsOf(aDocument(), frame)).toEqual([])
})
