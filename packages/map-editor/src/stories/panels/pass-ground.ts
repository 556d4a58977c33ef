import { pathLengthMeters } from '@mishiori/map-document'
import type { GroundStretch } from '../../core/line-colors/line-ground.ts'
import { passLine } from './story-map.ts'

const stretch = (share: number, known: Partial<Omit<GroundStretch, 'toMeters'>>): GroundStretch => ({
  toMeters: share * pathLengthMeters(passLine().path),
  surface: null,
  kind: 'path',
  hikingGrade: null,
  ...known,
})

/** The ground of the pass: a street, an old paved road, a path with stairs, and what nobody has noted. */
export const passGround: readonly GroundStretch[] = [
  stretch(0.12, { surface: 'paved', kind: 'street' }),
  stretch(0.17, { surface: 'paved', kind: 'mainRoad' }),
  stretch(0.3, { surface: 'stones', kind: 'footway' }),
  stretch(0.42, { surface: 'ground', hikingGrade: 1 }),
  stretch(0.55, { surface: 'ground', hikingGrade: 2 }),
  stretch(0.57, { kind: 'steps', hikingGrade: 2 }),
  stretch(0.66, { surface: 'ground', hikingGrade: 3 }),
  stretch(0.72, { surface: 'boards', hikingGrade: 1 }),
  stretch(0.8, { surface: 'gravel', kind: 'track' }),
  stretch(0.86, { kind: 'cycleway' }),
  stretch(0.9, { kind: null }),
  stretch(1, { surface: 'paved', kind: 'street' }),
]
