import { pathLengthMeters } from '@mishiori/map-document'
import { expect, it } from 'vitest'
import { aRecording } from '../../testing/fixtures.ts'
import { movedEnd, rangeInMeters } from './trim-range.ts'

const recording = aRecording()
const last = recording.path.length - 1
const whole = { from: 0, to: last }
const metersTo = (index: number) => pathLengthMeters(recording.path.slice(0, index + 1))

it('measures the kept part along the recording', () => {
  expect(rangeInMeters(recording, whole)).toEqual({ fromMeters: 0, toMeters: metersTo(last) })
  expect(rangeInMeters(recording, { from: 3, to: 9 }).fromMeters).toBeCloseTo(metersTo(3), 6)
})

it('finds the end that was moved and the point nearest to it', () => {
  const range = rangeInMeters(recording, whole)
  expect(movedEnd(recording, whole, range)).toBeNull()
  expect(movedEnd(recording, whole, { ...range, fromMeters: metersTo(4) + 1 })).toEqual({ end: 'start', index: 4 })
  expect(movedEnd(recording, whole, { ...range, toMeters: metersTo(9) - 1 })).toEqual({ end: 'end', index: 9 })
})

it('stops beside the other end', () => {
  const range = rangeInMeters(recording, { from: 3, to: 5 })
  expect(movedEnd(recording, { from: 3, to: 5 }, { ...range, fromMeters: range.toMeters })).toEqual({
    end: 'start',
    index: 4,
  })
  expect(movedEnd(recording, whole, { fromMeters: 0, toMeters: -1 })).toEqual({ end: 'end', index: 1 })
})
