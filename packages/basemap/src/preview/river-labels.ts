import { STREET_COLORS } from '../street-theme.ts'
import { BASEMAP_COLORS } from '../theme.ts'
import type { TileArchive } from '../tiles.ts'
import type { Frame, Point } from './frame.ts'
import type { LabelRoom } from './label-room.ts'
import { bentLabel, type TurnedLetter } from './label-svg.ts'
import type { SetText } from './letters.ts'
import { nameIn } from './map-labels.ts'
import { type LabelContext, squareAround } from './place-label.ts'
import { readTileShapes, STREET_TILE_ZOOMS } from './tile-paths.ts'

const SIZE = 12
/** Ems between letters of a water. */
const SPACING = 0.18
/** Degrees that a name may turn from letter to letter, and in all. */
const BEND = { letter: 28, whole: 75 } as const
/** Ems on both sides of a letter, which it is as steep as. */
const EASE = 0.8

/** The names of rivers along them, one for each, where there is room. */
export async function riverLabels(
  streets: Pick<TileArchive, 'tile'>,
  frame: Frame,
  context: LabelContext,
  room: LabelRoom,
): Promise<readonly string[]> {
  const ways = await readTileShapes(streets, frame, { ...STREET_TILE_ZOOMS, layers: ['waterway'] })
  const rivers = Map.groupBy(
    ways.filter(({ properties }) => properties.class !== 'stream'),
    ({ properties }) => nameIn(properties, context.locale),
  )
  const { scale } = frame.size
  const { letters, theme, enlarged } = context
  const size = SIZE * enlarged * scale
  const ink = {
    color: STREET_COLORS[theme].water,
    halo: BASEMAP_COLORS[theme].halo,
    haloWidth: 1.75 * enlarged * scale,
  }
  return [...rivers].flatMap(([name, shapes]) => {
    const text = name === '' ? null : letters.set(name)
    if (!text) return []
    const lines = shapes.flatMap(({ parts }) => parts).map(measured)
    for (const line of lines.toSorted((a, b) => b.length - a.length).slice(0, 4)) {
      const places = placeAlong(line, text, size, room)
      if (!places) continue
      for (const { at } of places) room.occupy(squareAround(at, size / 2))
      return [bentLabel(letters, text, places, size, ink)]
    }
    return []
  })
}

interface MeasuredLine {
  readonly points: readonly Point[]
  /** How far along each point is. */
  readonly at: readonly number[]
  readonly length: number
}

function measured(points: readonly Point[]): MeasuredLine {
  let length = 0
  const at = points.map(({ x, y }, index) => {
    const before = points[index - 1]
    if (before) length += Math.hypot(x - before.x, y - before.y)
    return length
  })
  return { points, at, length }
}

/** Places for the letters: near the middle of the line, or else as near to it as there is room. */
function placeAlong(line: MeasuredLine, text: SetText, size: number, room: LabelRoom): readonly TurnedLetter[] | null {
  const width = (text.width + SPACING * (text.letters.length - 1)) * size
  const spare = line.length - width
  if (spare < 0) return null
  const starts = Array.from({ length: Math.min(200, Math.floor(spare / size) + 1) }, (_, index) => index * size)
  for (const start of starts.toSorted((a, b) => Math.abs(a - spare / 2) - Math.abs(b - spare / 2))) {
    const places = lettersAt(line, start, text, size)
    if (places?.every(({ at }) => room.isFree(squareAround(at, size / 2)))) return places
  }
  return null
}

/** Null where the line bends too much for reading. */
function lettersAt(line: MeasuredLine, start: number, text: SetText, size: number): readonly TurnedLetter[] | null {
  const width = (text.width + SPACING * (text.letters.length - 1)) * size
  const [from, to] = [pointAt(line, start), pointAt(line, start + width)]
  const isReversed = to.x < from.x
  const places = text.letters.map(({ middle }, index): TurnedLetter => {
    const along = (middle + SPACING * index) * size
    const at = isReversed ? start + width - along : start + along
    const [before, after] = [pointAt(line, at - EASE * size), pointAt(line, at + EASE * size)]
    const steep = (Math.atan2(after.y - before.y, after.x - before.x) * 180) / Math.PI
    return { at: pointAt(line, at), angle: isReversed ? steep + 180 : steep }
  })
  const turns = places.slice(1).map(({ angle }, index) => turnBetween(places[index]?.angle ?? angle, angle))
  const whole = turns.reduce((sum, turn) => sum + turn, 0)
  return turns.every((turn) => turn <= BEND.letter) && whole <= BEND.whole ? places : null
}

const turnBetween = (a: number, b: number) => Math.abs(((b - a + 540) % 360) - 180)

function pointAt({ points, at }: MeasuredLine, along: number): Point {
  const after = at.findIndex((length) => length >= along)
  const [from, to] = after < 0 ? [points.at(-1), points.at(-1)] : [points[Math.max(0, after - 1)], points[after]]
  if (!from || !to) return { x: 0, y: 0 }
  const [start, end] = [at[Math.max(0, after - 1)] ?? 0, at[Math.max(0, after)] ?? 0]
  const share = end > start ? Math.max(0, Math.min(1, (along - start) / (end - start))) : 0
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}
