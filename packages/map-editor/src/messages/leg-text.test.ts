import type { Position } from '@mishiori/map-document'
import { describe, expect, it } from 'vitest'
import { en } from './en.ts'
import { ja } from './ja.ts'
import { legText } from './leg-text.ts'

describe('legText', () => {
  it('tells distance and direction in both languages', () => {
    const leg: readonly [Position, Position] = [
      [138, 36],
      [138.01, 36.01],
    ]
    expect(legText(en, leg)).toBe('1.43 km northeast (39°) of the previous point')
    expect(legText(ja, leg)).toBe('前の点から北東（39°）へ1.43 km')
    expect(legText(ja, leg, 'legToCrosshair')).toBe('最後の点から北東（39°）へ1.43 km')
  })

  it('closes the compass: just west of north is north', () => {
    const from: Position = [0, 0]
    expect(legText(en, [from, [-0.0001, 1]])).toContain('north (0°)')
    expect(legText(en, [from, [-0.5, 1]])).toContain('northwest (333°)')
  })

  it('goes the short way across 180°', () => {
    expect(
      legText(en, [
        [179.99, 0],
        [-179.99, 0],
      ]),
    ).toBe('2.22 km east (90°) of the previous point')
  })
})
