import { encodePolyline, type Position } from '@mishiori/map-document'
import { readRouteFile } from '@mishiori/route-files'
import type { TurnsQuestion } from '@repo/contract'
import { TOWN_PLACES } from '@repo/demo-region'
import { describe, expect, it } from 'vitest'
import { inventedTown } from '../../demo/articles/invented-town.ts'
import { noRouting } from '../../platform/routing/routing-engine.ts'
import type { TurnsAnswer } from '../../platform/routing/trace/line-turns.ts'
import type { TestClient } from '../../testing/index.ts'
import { describeLineQuestions } from '../../testing/line-questions.ts'
import { useTownApp } from '../../testing/use-town.ts'
import { aLayer, aLine } from '../route-articles/testing/an-article.ts'
import { createArticle } from '../route-articles/testing/create-article.ts'
import { createTurnsService } from './turns.service.ts'

const town = useTownApp()

interface Options extends Partial<Omit<TurnsQuestion, 'path'>> {
  readonly client?: TestClient
}

const send = (path: readonly Position[], { client = town.app.aGuest(), ...options }: Options = {}) =>
  client.api.turns({ body: { path: encodePolyline(path), language: 'ja', ...options } })

const walk = inventedTown.map.layers
  .flatMap((layer) => layer.objects)
  .flatMap((object) => (object.kind === 'navigationLine' ? object.path : []))

describe('the turns of a line', () => {
  it('are told where they are, with where this comes from', async () => {
    const answer = await send(walk, { matching: 'edges', profile: 'walk', language: 'ja' })
    if (!answer.ok) throw new Error(answer.error.code)
    const { region, lengthMeters, turns, unknown } = answer.data
    expect(region).toEqual({
      version: town.engine.version,
      dataDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      isInvented: true,
    })
    expect(unknown).toEqual([])
    expect(turns.map(({ kind }) => kind)).toEqual([
      'start',
      'right',
      'slightLeft',
      'straight',
      'left',
      'right',
      'left',
      'end',
    ])
    expect(turns[1]).toEqual({
      kind: 'right',
      text: '右方向です。その先東西14番通りです。',
      atMeters: expect.closeTo(128.5, 0),
      lat: expect.closeTo(36.24115, 4),
      lng: expect.closeTo(137.96192, 4),
    })
    expect(turns.at(-1)?.atMeters).toBeCloseTo(lengthMeters, 0)
  })

  it('are told in English, and to somebody on a bicycle', async () => {
    const answer = await send(walk, { matching: 'edges', language: 'en-us' })
    expect(answer.ok && answer.data.turns[1]?.text).toBe('Turn right onto 東西14番通り.')
    const path = walk.slice(0, 8)
    const ride = await send(path, { matching: 'edges', profile: 'cityBike', language: 'en-us' })
    expect(ride.ok && ride.data.turns[0]?.text).toMatch(/^Bike north/)
  })

  it('are none off the network, and said to be unknown', async () => {
    const answer = await send([TOWN_PLACES.fields, [138.07, 36.32]])
    if (!answer.ok) throw new Error(answer.error.code)
    const { lengthMeters, turns, unknown } = answer.data
    expect(turns).toEqual([])
    expect(unknown).toEqual([{ fromMeters: 0, toMeters: lengthMeters }])
  })
})

describe('the course of an article', () => {
  it.each([
    ['ja', '右方向です。その先東西14番通りです。'],
    ['en-us', 'Turn right onto 東西14番通り.'],
  ])('tells them to a device in its language (%s)', async (hl, text) => {
    const author = await town.app.aVerifiedUser()
    const line = {
      ...aLine({ path: encodePolyline(walk) }),
      objectType: 'NAVIGATION_LINE',
      mode: 'walking',
      waypoints: null,
    }
    const { id } = await createArticle(author, { layer: [aLayer(line)] })
    const answer = await author.fetch(`/api/v1/routes/${id}/export?format=fit&hl=${hl}`, {})
    const read = await readRouteFile(Buffer.from(await answer.arrayBuffer()))
    if (!read.ok) throw new Error(read.refusal.code)
    const names = read.file.spots.map(({ name }) => name)
    expect(names).toHaveLength(5)
    expect(names[0]).toBe(text)
  })
})

const KNOWN: TurnsAnswer = { lengthMeters: 100, turns: [], unknown: [], region: null }

describeLineQuestions({
  path: '/api/v1/turns',
  town,
  line: walk,
  rest: { language: 'ja' },
  points: { max: 10_000, code: 'turns.too_many_points' },
  kilometers: { max: 300, code: 'turns.too_long' },
  refused: {
    'in no language': { path: encodePolyline(walk) },
    'in another language': { path: encodePolyline(walk), language: 'fr' },
    'matched otherwise': { path: encodePolyline(walk), language: 'ja', matching: 'guess' },
  },
  guestsPerMinute: 30,
  engine: (answer) => ({ turns: async () => (answer() === 'away' ? null : KNOWN) }),
})

describe('the engine', () => {
  it('is asked once for the same line, and again for another region or language', async () => {
    let [asked, version] = [0, 'one']
    const turns = async () => ({ ...KNOWN, lengthMeters: ++asked })
    const service = createTurnsService({
      engine: {
        ...noRouting,
        turns,
        get version() {
          return version
        },
      },
    })
    const find = async (language: 'ja' | 'en-us' = 'ja') =>
      (await service.find({ path: encodePolyline(walk), language }, new AbortController().signal)).lengthMeters
    expect(await Promise.all([find(), find()])).toEqual([1, 1])
    expect(await find()).toBe(1)
    version = 'two'
    expect(await find()).toBe(2)
    expect(await find('en-us')).toBe(3)
  })
})
