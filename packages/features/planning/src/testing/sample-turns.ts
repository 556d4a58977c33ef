import type { LineTurn, TurnsOfLine } from '@repo/contract'

const turn = (atMeters: number, kind: LineTurn['kind'], text: string): LineTurn => ({
  kind,
  text,
  atMeters,
  lat: 36.24 + atMeters / 1e6,
  lng: 137.96,
})

/** The turns of a walk through a town, which leaves its streets for a while. */
export const aTurnsOfLine = (over: Partial<TurnsOfLine> = {}): TurnsOfLine => ({
  region: { version: 'one', dataDate: '2026-10-01', isInvented: false },
  lengthMeters: 3_200,
  turns: [
    turn(0, 'start', '南北7番通りを北方向です。'),
    turn(130, 'right', '右方向です。その先東西14番通りです。'),
    turn(970, 'slightLeft', '左方向です。その先城跡公園遊歩道です。'),
    turn(1_500, 'left', '左方向です。その先南北17番通りです。'),
    turn(1_620, 'right', '右方向です。その先東西18番通りです。'),
    turn(1_730, 'stairs', '階段を利用します。'),
    turn(2_600, 'start', '東西19番通りを東方向です。'),
    turn(2_900, 'right', '右方向です。'),
    turn(3_200, 'end', '目的地に到着しました。'),
  ],
  unknown: [{ fromMeters: 1_900, toMeters: 2_600 }],
  ...over,
})
