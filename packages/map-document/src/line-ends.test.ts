import { describe, expect, it } from 'vitest'
import { mainLineEnds } from './line-ends.ts'
import type { Position } from './position.ts'
import { aDocument, aLine, aSpot } from './testing/samples.ts'

const walk = aLine('walk', [
  [137.8, 36],
  [137.82, 36],
])
const occupiedBy = (...spots: readonly (readonly [number, number])[]) =>
  Object.fromEntries(
    mainLineEnds(
      aDocument(
        [walk],
        spots.map((position, index) => aSpot(`${index}`, position)),
      ),
    ).map(({ letter, isOccupied }) => [letter, isOccupied]),
  )

describe('the ends of the main line', () => {
  it('are G and above it S, at the last and the first position', () => {
    expect(mainLineEnds(aDocument([walk]))).toEqual([
      { letter: 'G', position: [137.82, 36], isOccupied: false, towards: 'west' },
      { letter: 'S', position: [137.8, 36], isOccupied: false, towards: 'east' },
    ])
  })

  it('are told to be occupied by a spot that stands there', () => {
    expect(occupiedBy([137.8, 36.0005])).toEqual({ S: true, G: false })
    expect(occupiedBy([137.8, 36], [137.8201, 36])).toEqual({ S: true, G: true })
  })

  it('are free where a spot is only near', () => {
    expect(occupiedBy([137.803, 36])).toEqual({ S: false, G: false })
  })

  it('are occupied by what a picture of a long line cannot tell from them', () => {
    const ride = aLine('ride', [
      [137, 36],
      [138, 36],
    ])
    const [, start] = mainLineEnds(aDocument([ride, aSpot('station', [137.01, 36])]))
    expect(start?.isOccupied).toBe(true)
  })

  it('lie towards each other, across 180° too', () => {
    const sides = (...path: readonly Position[]) =>
      mainLineEnds(aDocument([aLine('line', path)])).map(({ letter, towards }) => [letter, towards])
    const [eastward, westward] = [
      [
        ['G', 'west'],
        ['S', 'east'],
      ],
      [
        ['G', 'east'],
        ['S', 'west'],
      ],
    ]
    expect(sides([137, 36], [137.1, 36])).toEqual(eastward)
    expect(sides([137.1, 36], [137, 36])).toEqual(westward)
    expect(sides([179.9, 0], [-179.9, 0])).toEqual(eastward)
  })

  it('leave the place to S where a round trip ends', () => {
    const round = aLine('round', [
      [137.8, 36],
      [137.81, 36.01],
      [137.8, 36.0001],
    ])
    expect(mainLineEnds(aDocument([round])).map(({ letter, isOccupied }) => [letter, isOccupied])).toEqual([
      ['G', true],
      ['S', false],
    ])
  })

  it('are none without a main line', () => {
    expect(mainLineEnds({ ...aDocument([walk]), mainLineId: null })).toEqual([])
  })
})
