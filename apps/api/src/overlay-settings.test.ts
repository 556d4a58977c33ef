import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'mishiori-overlays-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const TRAILS = {
  id: 'hiking',
  name: { ja: 'ハイキングコース', 'en-us': 'Hiking trails' },
  credit: 'waymarkedtrails.org (CC BY-SA 3.0)',
  creditUrl: 'https://hiking.waymarkedtrails.org/',
  type: 'raster',
  tiles: ['https://tile.waymarkedtrails.org/hiking/{z}/{x}/{y}.png'],
  opacity: 0.8,
}
const CONTOURS = {
  id: 'contours',
  name: { ja: '等高線', 'en-us': 'Contours' },
  credit: 'A survey',
  type: 'vector',
  tiles: ['https://a.example/{z}/{x}/{y}.pbf', 'https://b.example/{z}/{x}/{y}.pbf'],
  minZoom: 9,
  maxZoom: 14,
  layers: [{ type: 'line', 'source-layer': 'contour', paint: { 'line-color': '#975' } }],
}

function read(content: unknown, env: Readonly<Record<string, string>> = {}) {
  const file = join(folder, 'overlays.json')
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return readConfig({ ...env, MAP_OVERLAYS: file }, []).overlays
}

describe('overlays', () => {
  it('are none unless a file names some', () => {
    expect(readConfig({}, []).overlays).toEqual({ offered: [], origins: [] })
    expect(read([])).toEqual({ offered: [], origins: [] })
  })

  it('are pictures or vectors, with their credit and the hosts that are asked', () => {
    const { offered, origins } = read([TRAILS, CONTOURS])
    const { name, credit, creditUrl, tiles } = TRAILS
    expect(offered).toEqual([
      {
        id: 'hiking',
        name,
        credit,
        creditUrl,
        hosts: ['tile.waymarkedtrails.org'],
        source: { type: 'raster', tiles, tileSize: 256, minzoom: 0, maxzoom: 18 },
        layers: [{ type: 'raster', paint: { 'raster-opacity': 0.8 } }],
      },
      {
        id: 'contours',
        name: CONTOURS.name,
        credit: 'A survey',
        creditUrl: null,
        hosts: ['a.example', 'b.example'],
        source: { type: 'vector', tiles: CONTOURS.tiles, minzoom: 9, maxzoom: 14 },
        layers: CONTOURS.layers,
      },
    ])
    expect(origins).toEqual(['https://tile.waymarkedtrails.org', 'https://a.example', 'https://b.example'])
  })

  it('are 20 at most', () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => ({ ...TRAILS, id: `o${index}` }))
    expect(read(many(20)).offered).toHaveLength(20)
    expect(() => read(many(21))).toThrow('MAP_OVERLAYS')
  })

  it.each([
    ['no JSON', '{'],
    ['no list', TRAILS],
    ['without a credit', [{ ...TRAILS, credit: '' }]],
    ['in one language', [{ ...TRAILS, name: { ja: '道' } }]],
    ['of another kind', [{ ...TRAILS, type: 'image' }]],
    ['with an id that is no word', [{ ...TRAILS, id: 'a b' }]],
    ['named twice', [TRAILS, TRAILS]],
    ['at no address', [{ ...TRAILS, tiles: ['tiles/{z}/{x}/{y}.png'] }]],
    ['at an address of one tile', [{ ...TRAILS, tiles: ['https://a.example/1.png'] }]],
    ['at a file', [{ ...TRAILS, tiles: ['file:///{z}/{x}/{y}.png'] }]],
    ['whose credit leads to a script', [{ ...TRAILS, creditUrl: 'javascript:alert(1)' }]],
    ['with letters, which need a font', [{ ...CONTOURS, layers: [{ type: 'symbol', 'source-layer': 'names' }] }]],
    ['with a setting that is not known', [{ ...TRAILS, colour: 'red' }]],
  ])('%s are refused', (_, content) => {
    expect(() => read(content)).toThrow('MAP_OVERLAYS')
  })

  it('of a file that is not there are refused', () => {
    expect(() => readConfig({ MAP_OVERLAYS: join(folder, 'none.json') }, [])).toThrow('cannot be read')
  })
})
