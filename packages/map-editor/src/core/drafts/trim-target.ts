import type { MapColor, Position, RecordedLine, TrimRange } from '@mishiori/map-document'
import type { OpenEdit } from '../context.ts'
import { keptRange, openRecording } from './trim-draft.ts'

/** A recording whose ends are being trimmed. */
export interface TrimTarget {
  readonly kind: 'trimTarget'
  /** As it was before it was trimmed. */
  readonly recording: RecordedLine
  readonly range: TrimRange
  /** Where it starts and ends now. */
  readonly stops: readonly Position[]
  /** What is cut off, thinned out: it is only drawn. */
  readonly dotted: readonly (readonly Position[])[]
  readonly color: MapColor
}

const trims = new WeakMap<OpenEdit, TrimTarget | null>()

/** The same answer for the same edit; null while no recording is open. */
export function trimTarget(edit: OpenEdit | null): TrimTarget | null {
  if (!edit) return null
  const known = trims.get(edit)
  if (known !== undefined) return known
  const made = makeTrimTarget(edit)
  trims.set(edit, made)
  return made
}

function makeTrimTarget(edit: OpenEdit): TrimTarget | null {
  const [recording, range] = [openRecording(edit), keptRange(edit)]
  if (!recording || !range) return null
  const { path, color } = recording
  return {
    kind: 'trimTarget',
    recording,
    range,
    stops: [path[range.from], path[range.to]].filter((position) => position !== undefined),
    dotted: [thinned(path.slice(0, range.from + 1)), thinned(path.slice(range.to))],
    color,
  }
}

/** More points than these would not be seen, and would have to be placed anew whenever the map moves. */
const DOTTED_POINTS = 300

function thinned(path: readonly Position[]): readonly Position[] {
  const stride = Math.ceil(path.length / DOTTED_POINTS)
  return path.filter((_, index) => index % stride === 0 || index === path.length - 1)
}
