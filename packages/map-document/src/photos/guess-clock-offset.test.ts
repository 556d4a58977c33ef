import { describe, expect, it } from 'vitest'
import { guessClockOffset } from './guess-clock-offset.ts'
import { createTrackLocator } from './track-locator.ts'

const HOUR = 3_600_000
const START = Date.UTC(2026, 9, 4, 1)
const locator = createTrackLocator([
  {
    path: [
      [138, 35],
      [138, 35.1],
    ],
    timestampsMs: [START, START + 0.4 * HOUR],
  },
  {
    path: [
      [138, 35.1],
      [138, 35.2],
    ],
    timestampsMs: [START + 0.4 * HOUR, START + 0.8 * HOUR],
  },
])
/** Taken so many hours after the start by a clock that is so many minutes ahead of UTC. */
const taken = (hours: number, ahead: number) => ({
  clockMs: START + hours * HOUR + ahead * 60_000,
  utcOffsetMinutes: null,
})

describe('the guess of a camera’s clock', () => {
  it.each([540, -420, 345, 0])('finds a zone %i minutes ahead', (ahead) => {
    // from end to end, so that no other quarter of an hour holds them all
    expect(guessClockOffset([taken(0, ahead), taken(0.8, ahead)], locator, 0)).toBe(ahead)
  })

  it('keeps what is likely where that lays half of the photos onto the tracks', () => {
    expect(guessClockOffset([taken(0.4, 540)], locator, 552)).toBe(552)
    expect(guessClockOffset([taken(0.4, 540), taken(9, 540)], locator, 540)).toBe(540)
    // two of three lie five hours later
    expect(guessClockOffset([taken(0.4, 540), taken(5.1, 540), taken(5.7, 540)], locator, 540)).toBe(840)
  })

  it('is what is likely where nothing can be found out', () => {
    expect(guessClockOffset([taken(100_000, 0)], locator, 540)).toBe(540)
    expect(guessClockOffset([{ clockMs: 0, utcOffsetMinutes: 60 }], locator, 540)).toBe(540)
    expect(guessClockOffset([taken(0, 0)], createTrackLocator([]), 540)).toBe(540)
    expect(guessClockOffset([], locator, 540)).toBe(540)
  })
})
