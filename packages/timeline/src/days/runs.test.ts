import { destinationPoint } from '@mishiori/map-document'
import { describe, expect, it } from 'vitest'
import type { MovementType } from '../movement-type.ts'
import type { Fix } from './choose-fixes.ts'
import { segmentsOfRun } from './runs.ts'

/** A fix so many minutes after midnight and metres east of home. */
function fix(minute: number, metersEast: number, type: MovementType = 'UNKNOWN_ACTIVITY_TYPE'): Fix {
  const [lng, lat] = destinationPoint([139, 35], { bearingDegrees: 90, distanceMeters: metersEast })
  return { lng, lat, timeMs: minute * 60_000, type, source: 'raw', series: 1 }
}

/** Segments as `0-20 stay`, `20-30 WALKING 600 m`, by the minute. */
const told = (fixes: readonly Fix[]) =>
  segmentsOfRun(fixes).map((segment) => {
    const span = `${segment.startMs / 60_000}-${segment.endMs / 60_000}`
    return segment.kind === 'visit' ? `${span} stay` : `${span} ${segment.type} ${Math.round(segment.distanceMeters)} m`
  })

describe('raw fixes', () => {
  it('are a stay for who is ten minutes within 150 m, and a way before and after', () => {
    const way = [fix(0, 0), fix(2, 300), fix(4, 600)]
    const stay = [fix(6, 900), fix(10, 1000), fix(16, 1040)]
    const on = [fix(18, 1400), fix(20, 1800)]
    expect(told([...way, ...stay, ...on])).toEqual([
      '0-6 UNKNOWN_ACTIVITY_TYPE 900 m',
      '6-16 stay',
      '16-20 UNKNOWN_ACTIVITY_TYPE 760 m',
    ])
    const short = [fix(6, 900), fix(10, 1000), fix(15.9, 1040)]
    expect(told([...way, ...short, ...on])).toEqual(['0-20 UNKNOWN_ACTIVITY_TYPE 1800 m'])
    const far = [fix(6, 900), fix(10, 1000), fix(16, 1060)]
    expect(told([...way, ...far, ...on])).toEqual(['0-20 UNKNOWN_ACTIVITY_TYPE 1800 m'])
  })

  it('are a move for each way of moving, of which short ones are errors', () => {
    const walk = [0, 1, 2, 3, 4].map((minute) => fix(minute, minute * 200, 'WALKING'))
    const train = [5, 6, 7, 8, 9, 10].map((minute) => fix(minute, minute * 2000, minute === 7 ? 'CYCLING' : 'IN_TRAIN'))
    const still = fix(11, 22_000, 'STILL')
    expect(told([...walk, ...train, still])).toEqual(['0-5 WALKING 10000 m', '5-11 IN_TRAIN 12000 m'])
  })

  it('that break off and go on elsewhere are joined by a move of an unknown type', () => {
    const fixes = [fix(0, 0, 'WALKING'), fix(4, 400, 'WALKING'), fix(35, 9000, 'WALKING'), fix(39, 9400, 'WALKING')]
    expect(told(fixes)).toEqual(['0-4 WALKING 400 m', '4-35 UNKNOWN_ACTIVITY_TYPE 8600 m', '35-39 WALKING 400 m'])
  })

  it('that are alone tell nothing', () => {
    expect(told([fix(0, 0)])).toEqual([])
  })
})

it('takes the path of a phone as it is', () => {
  const path = [fix(0, 0), fix(30, 10), fix(60, 2000)].map((one) => ({ ...one, source: 'path' as const }))
  expect(told(path)).toEqual(['0-60 UNKNOWN_ACTIVITY_TYPE 2000 m'])
})
