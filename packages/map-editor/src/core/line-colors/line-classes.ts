import type { GroundStretch, LineSurface, LineWayKind } from './line-ground.ts'

/** What a line can be coloured by. */
export const COLORINGS = ['surface', 'slope', 'way', 'grade'] as const
/** One of them: its surface, slope, type of way or hiking grade. */
export type ColorBy = (typeof COLORINGS)[number]

/** Where a class of slopes begins, up or down, in percent. */
export const SLOPES = [0, 3, 8, 15, 25] as const

export const TONES = [
  'gray',
  'blue',
  'brown',
  'olive',
  'green',
  'orange',
  'magenta',
  'purple',
  'cyan',
  'ramp-1',
  'ramp-2',
  'ramp-3',
  'ramp-4',
  'ramp-5',
  'ramp-6',
  'unknown',
] as const
export type Tone = (typeof TONES)[number]

/** Beside the colour, for those who do not see it. */
export type Pattern = 'plain' | 'joints' | 'bars' | 'grains' | 'dots' | 'stripes' | 'hollow'

export interface Paint {
  readonly tone: Tone
  readonly pattern: Pattern
}

/** What a part of a line is: of one surface, type of way, slope or grade. */
export type LineClass = LineSurface | LineWayKind | `slope${(typeof SLOPES)[number]}` | `grade${number}` | 'unknown'

const UNKNOWN: Paint = { tone: 'unknown', pattern: 'hollow' }
type Paints = readonly (readonly [LineClass, Paint])[]
const paint = (tone: Tone, pattern: Pattern): Paint => ({ tone, pattern })
const RAMP: readonly Paint[] = [
  paint('ramp-1', 'plain'),
  paint('ramp-2', 'grains'),
  paint('ramp-3', 'dots'),
  paint('ramp-4', 'joints'),
  paint('ramp-5', 'bars'),
  paint('ramp-6', 'stripes'),
]
const step = (index: number): Paint => RAMP[index] ?? UNKNOWN

/** The classes of each colouring in the order of its legend. Stairs come before what they are made of. */
const PAINTS: Readonly<Record<ColorBy, ReadonlyMap<LineClass, Paint>>> = {
  surface: tableOf([
    ['paved', paint('gray', 'plain')],
    ['stones', paint('blue', 'joints')],
    ['boards', paint('brown', 'bars')],
    ['gravel', paint('olive', 'grains')],
    ['ground', paint('green', 'dots')],
    ['steps', paint('orange', 'stripes')],
  ]),
  slope: tableOf(SLOPES.map((percent, index) => [`slope${percent}`, step(index)])),
  way: tableOf([
    ['mainRoad', paint('magenta', 'plain')],
    ['street', paint('gray', 'plain')],
    ['cycleway', paint('purple', 'joints')],
    ['footway', paint('blue', 'plain')],
    ['track', paint('olive', 'grains')],
    ['path', paint('green', 'dots')],
    ['steps', paint('orange', 'stripes')],
    ['ferry', paint('cyan', 'bars')],
    ['other', paint('brown', 'grains')],
  ]),
  grade: tableOf([1, 2, 3, 4, 5, 6].map((grade, index) => [`grade${grade}`, step(index)])),
}

function tableOf(paints: Paints): ReadonlyMap<LineClass, Paint> {
  return new Map([...paints, ['unknown', UNKNOWN]])
}

export const classesOf = (by: ColorBy): readonly LineClass[] => [...PAINTS[by].keys()]

export const paintOf = (by: ColorBy, lineClass: LineClass): Paint => PAINTS[by].get(lineClass) ?? UNKNOWN

/** @param slope height by length; up and down are the same. */
export function slopeClass(slope: number | null): LineClass {
  if (slope === null) return 'unknown'
  const percent = Math.abs(slope) * 100
  const from = SLOPES.findLast((least) => percent >= least) ?? 0
  return `slope${from}`
}

export function groundClass(by: Exclude<ColorBy, 'slope'>, { surface, kind, hikingGrade }: GroundStretch): LineClass {
  if (by === 'surface') return kind === 'steps' ? 'steps' : (surface ?? 'unknown')
  if (by === 'way') return kind ?? 'unknown'
  return hikingGrade === null ? 'unknown' : `grade${hikingGrade}`
}
