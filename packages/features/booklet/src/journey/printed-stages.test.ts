import { aReadingView } from '@repo/articles/testing/sample-reading'
import { aPart, aStage } from '@repo/journeys/testing/sample-journey'
import { expect, it } from 'vitest'
import { PASS } from '../testing/sample-maps.ts'
import { documentOfPart, printedStages } from './printed-stages.ts'

const view = { ...aReadingView(), article: { ...aReadingView().article, id: 101 } }
const way = (from_m: number, to_m: number) => ({ object_id: 'way', from_m, to_m })

it('prints of a part its line, its figures and the spots along it', () => {
  const part = aStage(2, '後半', { article: aStage(1, '峠').article, part: way(0, 2000) })
  const [printed] = printedStages([aPart(1, { entries: [part] })], [view], [PASS])
  const objects = printed?.document.layers.flatMap((layer) => layer.objects) ?? []
  expect(objects.map(({ name }) => name)).toEqual(['藪原から奈良井へ', '峠の茶屋'])
  expect(printed?.view.figures?.lengthMeters).toBeCloseTo(2000)
  expect(printed?.view.figures?.time?.isByGround).toBe(false)
})

it('prints the text of an article with the first of its stages', () => {
  const first = aStage(1, '峠')
  const again = aStage(2, '峠', { article: first.article, part: way(0, 2000) })
  const printed = printedStages([aPart(1, { entries: [first] }), aPart(2, { entries: [again] })], [view], [PASS])
  expect(printed.map(({ hasText }) => hasText)).toEqual([true, false])
})

it.each([
  ['is not there', { object_id: 'gone', from_m: 0, to_m: 10 }],
  ['is shorter', way(0, 20_000)],
  ['is a spot', { object_id: '峠の茶屋', from_m: 0, to_m: 10 }],
])('prints no map of a part whose line %s any more', (_, part) => {
  expect(documentOfPart(PASS, part)).toEqual({ layers: [], mainLineId: null })
})
