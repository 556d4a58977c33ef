import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRandom } from '../testing/create-random.ts'
import { TOWN_PATH } from '../testing/town-streets.ts'
import { decodeGround, encodeGround, wayAt } from './ground-file.ts'
import { buildGround, GROUND_FILE, openGround } from './index.ts'
import { BARRIERS, barrierOfNode, groundOfWay } from './way-ground.ts'

const tagsOf = (tags: Readonly<Record<string, string>>) => new Map(Object.entries(tags))

describe('a way', () => {
  it.each([
    ['asphalt', 'paved'],
    ['sett', 'stones'],
    ['wood', 'boards'],
    ['fine_gravel', 'gravel'],
    ['dirt', 'ground'],
    ['ground;dirt', 'ground'],
    ['asphalt; gravel', null],
    ['lava', null],
    ['', null],
  ])('of %s is %s', (surface, expected) => {
    expect(groundOfWay(tagsOf({ highway: 'path', surface, handrail: 'no' }))?.surface).toBe(expected)
  })

  it('without a surface has none, whatever else it says', () => {
    expect(groundOfWay(tagsOf({ highway: 'residential', smoothness: 'good', tracktype: 'grade1' }))).toBeNull()
    expect(groundOfWay(tagsOf({ natural: 'water', surface: 'asphalt' }))).toBeNull()
  })

  it.each([
    ['64', 64],
    ['0', null],
    ['about 20', null],
    ['70000', null],
  ])('of %s steps has %s', (step_count, expected) => {
    const ground = groundOfWay(tagsOf({ highway: 'steps', step_count, handrail: 'yes', ramp: 'no' }))
    expect(ground).toEqual({ surface: null, stepCount: expected, hasHandrail: true, hasRamp: false })
  })
})

it.each([
  [{ barrier: 'kerb', kerb: 'raised' }, 'kerb'],
  [{ kerb: 'lowered' }, null],
  [{ barrier: 'kerb' }, null],
  [{ barrier: 'stile' }, 'stile'],
  [{ barrier: 'gate' }, null],
])('a node with %j is %s', (tags, expected) => {
  expect(barrierOfNode(tagsOf(tags))).toBe(expected)
})

describe('the file of a region', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mishiori-ground-'))
    await buildGround({ folder, extracts: [{ path: TOWN_PATH }, { path: TOWN_PATH }] })
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it('says what its ways say, and nothing of others', async () => {
    const ground = await openGround(join(folder, GROUND_FILE))
    const known = Array.from({ length: 200 }, (_, id) => ground?.way(id)).filter((way) => way != null)
    expect(new Set(known.map(({ surface }) => surface))).toEqual(new Set(['paved', 'stones', 'gravel', 'ground', null]))
    expect(known).toContainEqual({ surface: 'stones', stepCount: 64, hasHandrail: true, hasRamp: null })
    expect(known).toContainEqual({ surface: null, stepCount: null, hasHandrail: false, hasRamp: null })
    expect(ground?.way(1_000_000)).toBeNull()
  })

  it('finds the kerb in the park', async () => {
    const ground = await openGround(join(folder, GROUND_FILE))
    const kerbs = ground?.barriersNear([137.9753, 36.2442]) ?? []
    expect(kerbs.map(({ barrier }) => barrier)).toContain('kerb')
    expect(ground?.barriersNear([137.9, 36.2])).toEqual([])
  })

  it('finds each barrier around, once, and none that is farther', async () => {
    const random = createRandom(5)
    /** As exact as the file. */
    const around = (degrees: number) => Math.round((random() - 0.5) * degrees * 1e7) / 1e7
    const nodes = Array.from({ length: 3_000 }, (_, at) => ({
      barrier: BARRIERS[at % BARRIERS.length] ?? 'kerb',
      position: [around(0.02), around(0.02)] as const,
    }))
    await writeFile(join(folder, 'many'), encodeGround({ ways: [], nodes: [...nodes, ...nodes] }))
    const ground = await openGround(join(folder, 'many'))
    const key = ({ barrier, position }: (typeof nodes)[number]) => `${barrier} ${position.join(' ')}`
    for (let place = 0; place < 200; place++) {
      const [lng, lat] = [around(0.022), around(0.022)]
      const found = (ground?.barriersNear([lng, lat]) ?? []).map(key)
      const isWithin = (degrees: number) => (node: (typeof nodes)[number]) =>
        Math.max(Math.abs(node.position[0] - lng), Math.abs(node.position[1] - lat)) <= degrees
      expect(found).toEqual(expect.arrayContaining(nodes.filter(isWithin(0.001)).map(key)))
      expect(nodes.filter(isWithin(0.0021)).map(key)).toEqual(expect.arrayContaining(found))
      expect(new Set(found).size).toBe(found.length)
    }
  })

  it('is read from bytes that lie among others', () => {
    const way = { surface: 'gravel', stepCount: null, hasHandrail: null, hasRamp: true } as const
    const file = encodeGround({ ways: [{ id: 7, ...way }], nodes: [] })
    const among = Buffer.concat([Buffer.from('other'), file, Buffer.from('others')]).subarray(5, 5 + file.length)
    const columns = decodeGround(among)
    expect(columns && wayAt(columns, 0)).toEqual(way)
  })

  it('is none when it is missing or damaged', async () => {
    expect(await openGround(join(folder, 'missing'))).toBeNull()
    await writeFile(join(folder, 'damaged'), 'ground')
    await writeFile(join(folder, 'cut'), Buffer.alloc(40))
    expect(await openGround(join(folder, 'damaged'))).toBeNull()
    expect(await openGround(join(folder, 'cut'))).toBeNull()
  })
})
