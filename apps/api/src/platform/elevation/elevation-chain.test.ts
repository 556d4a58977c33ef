import type { Position } from '@mishiori/map-document'
import { expect, it } from 'vitest'
import { chainElevation } from './elevation-chain.ts'
import type { ElevationSource } from './elevation-source.ts'

const never = new AbortController().signal
const TILE = { z: 1, x: 0, y: 0 }

interface Knowledge {
  readonly name: string
  /** Metres, everywhere west of this longitude. */
  readonly meters: number
  readonly until: number
  readonly isPartial?: boolean
  readonly terrain?: { readonly maxZoom: number; readonly rows: number }
}

/** A source that knows the west of the world. */
function aSource({ name, meters, until, isPartial = false, terrain }: Knowledge) {
  const requests: (readonly Position[])[] = []
  const source: ElevationSource = {
    credit: { name, attribution: `© ${name}`, url: null },
    close: async () => {},
    elevationsAt: async (positions) => {
      requests.push(positions)
      return { elevationsMeters: positions.map(([lng]) => (lng < until ? meters : null)), isPartial }
    },
    terrain: terrain
      ? {
          maxZoom: terrain.maxZoom,
          gridOf: async () => ({
            meters: new Float32Array(256 * 256).fill(Number.NaN).fill(meters, 0, terrain.rows * 256),
            isPartial,
          }),
        }
      : null,
  }
  return { source, requests }
}

const PLACES: readonly Position[] = [
  [20, 0],
  [5, 0],
  [15, 0],
]

it('tells each place by the first source that knows it, and asks the next for the rest alone', async () => {
  const [first, second] = [aSource({ name: 'A', meters: 1, until: 10 }), aSource({ name: 'B', meters: 2, until: 18 })]
  const answer = await chainElevation([first.source, second.source], '1').elevationsAt(PLACES, never)
  expect(answer.elevationsMeters).toEqual([null, 1, 2])
  expect(second.requests).toEqual([
    [
      [20, 0],
      [15, 0],
    ],
  ])
})

it('thanks those whose elevations are among them, each provider once', async () => {
  const names = async (...sources: readonly Knowledge[]) => {
    const chain = chainElevation(
      sources.map((knowledge) => aSource(knowledge).source),
      '1',
    )
    return (await chain.elevationsAt(PLACES, never)).credits.map(({ name }) => name)
  }
  expect(await names({ name: 'A', meters: 1, until: 0 }, { name: 'B', meters: 2, until: 30 })).toEqual(['B'])
  expect(await names({ name: 'A', meters: 1, until: 10 }, { name: 'A', meters: 2, until: 30 })).toEqual(['A'])
  expect(await names({ name: 'A', meters: 1, until: 30 }, { name: 'B', meters: 2, until: 30 })).toEqual(['A'])
})

it('says when a part could not be read', async () => {
  const broken = aSource({ name: 'A', meters: 1, until: 0, isPartial: true })
  const whole = aSource({ name: 'B', meters: 2, until: 30 })
  const chain = chainElevation([broken.source, whole.source], '1')
  expect(await chain.elevationsAt(PLACES, never)).toMatchObject({ elevationsMeters: [2, 2, 2], isPartial: true })
})

it('fills tiles of terrain in the same order, as deep as the deepest source', async () => {
  const sources = [
    aSource({ name: 'A', meters: 1, until: 0, terrain: { maxZoom: 12, rows: 1 } }),
    aSource({ name: 'none', meters: 9, until: 99 }),
    aSource({ name: 'B', meters: 2, until: 0, terrain: { maxZoom: 14, rows: 2 } }),
  ]
  const { terrain } = chainElevation(
    sources.map(({ source }) => source),
    '1',
  )
  const grid = await terrain?.gridOf(TILE, never)
  expect([grid?.meters[255], grid?.meters[256], grid?.meters[512]]).toEqual([1, 2, Number.NaN])
  expect([terrain?.maxZoom, terrain?.credits.map(({ name }) => name)]).toEqual([14, ['A', 'B']])
})

it('has no terrain when no source has tiles', () => {
  expect(chainElevation([aSource({ name: 'A', meters: 1, until: 0 }).source], '1').terrain).toBeNull()
})
