import type { Position } from '@mishiori/map-document'
import type { DayMark } from '../calendar/day-mark.ts'
import type { ShownDay, ShownMove, ShownVisit } from '../day/shown-day.ts'

const at = (hours: number, minutes: number) => Date.UTC(2026, 9, 18, hours - 9, minutes)
const curve = (from: Position, to: Position, bend = 0.01): readonly Position[] =>
  Array.from({ length: 40 }, (_, index): Position => {
    const part = index / 39
    const sway = Math.sin(part * Math.PI * 3) * bend
    return [from[0] + (to[0] - from[0]) * part + sway, from[1] + (to[1] - from[1]) * part - sway / 2]
  })

const move = (
  type: ShownMove['type'],
  [startMs, endMs]: readonly [number, number],
  [from, to]: readonly [Position, Position],
  distanceMeters: number,
): ShownMove => ({ kind: 'move', type, startMs, endMs, path: curve(from, to), distanceMeters })

const visit = (name: string | null, [startMs, endMs]: readonly [number, number], position: Position): ShownVisit => ({
  kind: 'visit',
  startMs,
  endMs,
  position,
  name,
})

const [SHIOJIRI, YABUHARA, NARAI, HIRASAWA]: readonly [Position, Position, Position, Position] = [
  [137.95, 36.11],
  [137.785, 35.935],
  [137.811, 35.965],
  [137.835, 35.992],
]

/** A day on the Kiso road: by train, over the pass on foot, back by train. */
export const KISO_DAY: ShownDay = {
  day: '2026-10-18',
  timeZone: 'Asia/Tokyo',
  segments: [
    move('IN_TRAIN', [at(8, 12), at(9, 28)], [SHIOJIRI, YABUHARA], 41_200),
    move('HIKING', [at(9, 31), at(12, 46)], [YABUHARA, NARAI], 7840),
    visit('奈良井宿', [at(12, 48), at(14, 10)], NARAI),
    visit(null, [at(14, 11), at(14, 14)], HIRASAWA),
    move('IN_TRAIN', [at(14, 16), at(14, 58)], [NARAI, SHIOJIRI], 22_650),
  ],
}

const DISTANCES: Readonly<Record<number, number>> = {
  2: 3.2,
  3: 12.5,
  4: 8,
  7: 61,
  8: 22,
  10: 88.4,
  11: 2,
  12: 1.4,
  14: 35,
  17: 120,
  18: 71.69,
  19: 4,
  21: 6.1,
  24: 44,
  25: 18,
  28: 0.4,
}

/** October 2026, with nothing on many days, and a few days in other months of that year. */
export const OCTOBER: readonly DayMark[] = [
  { day: '2026-02-11', distanceKm: 380 },
  { day: '2026-02-12', distanceKm: 12 },
  { day: '2026-07-19', distanceKm: 5 },
  ...Object.entries(DISTANCES).map(([day, distanceKm]) => ({
    day: `2026-10-${day.padStart(2, '0')}`,
    distanceKm,
  })),
]
