import type { Position } from '@mishiori/map-document'
import { expect, it } from 'vitest'
import { aJourney, aPart, aStage } from '../testing/sample-journey.ts'
import { stagesOf } from './journey-view.ts'
import { isOfStage, toMapDocument } from './to-map-document.ts'

const PATH: readonly Position[] = [
  [137.8, 35.9],
  [137.9, 36],
]
const journey = aJourney({
  parts: [
    aPart(1, { entries: [aStage(1, 'First')] }),
    aPart(2, { entries: [aStage(2, 'Second'), aStage(3, 'Without a way')] }),
  ],
})
const ways = new Map([
  [1, PATH],
  [2, PATH],
])
const shown = (only: number | null) => toMapDocument(journey, ways, { only, locale: 'ja' }).layers

it('draws each stage that has a way as a line in the colour of its day, with a spot where it begins', () => {
  const [first, second] = shown(null)
  const color = stagesOf(journey)[0]?.[0].color
  expect(first?.objects).toMatchObject([
    { kind: 'line', path: PATH, color },
    { kind: 'spot', position: PATH[0], color },
  ])
  expect(second?.objects).toHaveLength(2)
})

it('shows a chosen day alone', () => {
  expect(shown(2).map(({ name }) => name)).toEqual(['2'])
})

it('knows both objects of a stage, and no other', () => {
  const objects = shown(null).flatMap((layer) => layer.objects)
  expect(objects.map(({ id }) => [isOfStage(id, 1), isOfStage(id, 2)])).toEqual([
    [true, false],
    [true, false],
    [false, true],
    [false, true],
  ])
})
