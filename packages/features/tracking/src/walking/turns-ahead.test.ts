import type { LineTurn } from '@repo/contract'
import { describe, expect, it } from 'vitest'
import { type KnownTurns, turnAhead, turnComing } from './turns-ahead.ts'

const turn = (kind: LineTurn['kind'], atMeters: number): LineTurn => ({
  kind,
  text: `${kind} ${atMeters}`,
  atMeters,
  lat: 36,
  lng: 138,
})
const known: KnownTurns = {
  turns: [turn('start', 0), turn('right', 200), turn('straight', 300), turn('left', 500), turn('end', 900)],
  unknown: [],
}
const at = (alongMeters: number) => ({ alongMeters })
const next = (turns: KnownTurns, alongMeters: number) => {
  const ahead = turnAhead(turns, at(alongMeters))
  return ahead && [ahead.turn.text, ahead.aheadMeters]
}

describe('the next turn', () => {
  it('is one at which something is to be done', () => {
    expect(next(known, 0)).toEqual(['right 200', 200])
    expect(next(known, 195)).toEqual(['left 500', 305])
    expect(next(known, 500)).toBeNull()
  })

  it('is not known beyond a part that is not', () => {
    const partly = { ...known, unknown: [{ fromMeters: 320, toMeters: 380 }] }
    expect(next(partly, 250)).toBeNull()
    expect(next(partly, 350)).toBeNull()
    expect(next(partly, 380)).toEqual(['left 500', 120])
  })

  it('may be where the line goes on after one', () => {
    expect(next({ ...known, turns: [turn('start', 400)] }, 0)).toEqual(['start 400', 400])
  })
})

describe('a turn that comes near', () => {
  it('is told once', () => {
    expect(turnComing(known, at(100), at(130))).toBeNull()
    expect(turnComing(known, at(130), at(150))?.turn.text).toBe('right 200')
    expect(turnComing(known, at(150), at(170))).toBeNull()
  })

  it('is told when the one before is behind', () => {
    const close = { ...known, turns: [turn('right', 200), turn('left', 230)] }
    expect(turnComing(close, at(150), at(192))?.turn.text).toBe('left 230')
  })
})
