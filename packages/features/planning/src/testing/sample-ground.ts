import type { GroundObstacle, GroundOfLine } from '@repo/contract'

const stretch = (
  toMeters: number,
  surface: GroundOfLine['stretches'][number]['surface'],
  kind: GroundOfLine['stretches'][number]['kind'] = 'path',
) => ({ toMeters, surface, kind, hikingGrade: null })

const flight = (over: Partial<GroundObstacle>): GroundObstacle => ({
  kind: 'steps',
  atMeters: 0,
  lengthMeters: 20,
  stepCount: 32,
  hasHandrail: null,
  hasRamp: null,
  ...over,
})

/** The ground of an old road over a pass. */
export const aGround = (over: Partial<GroundOfLine> = {}): GroundOfLine => ({
  region: { version: 'one', dataDate: '2026-10-01', isInvented: false },
  lengthMeters: 5_000,
  hasSurfaces: true,
  stretches: [
    stretch(950, 'paved', 'street'),
    stretch(1_500, 'stones', 'footway'),
    stretch(2_700, 'ground'),
    stretch(2_800, 'stones', 'steps'),
    stretch(3_700, 'ground'),
    stretch(4_150, 'stones'),
    stretch(4_200, null, 'steps'),
    stretch(4_950, 'paved', 'street'),
    stretch(5_000, null, 'street'),
  ],
  obstacles: [
    flight({ atMeters: 2_700, lengthMeters: 100, hasHandrail: false }),
    flight({ atMeters: 4_150, lengthMeters: 50, hasHandrail: true }),
    flight({ kind: 'kerb', atMeters: 4_900, lengthMeters: 0, stepCount: null }),
  ],
  ...over,
})
