import {
  layerId,
  type MapDocument,
  type MapObject,
  type MapObjectId,
  mapObjectId,
  pathLengthMeters,
} from '@mishiori/map-document'
import { movementTraits, VISIT_COLOR } from '@mishiori/timeline'
import { formatDistance, type LengthFormat, type TimelineMessages, type Translator } from '@repo/i18n'
import { localTime } from './local-time.ts'
import { movementLook } from './movement-look.ts'
import { segmentName } from './segment-name.ts'
import type { ShownDay, ShownSegment } from './shown-day.ts'

interface DayMessages {
  readonly t: Translator<TimelineMessages>
  readonly lengths: LengthFormat
}

/** The object on the map that a segment is, by its place in the day. */
export const segmentObjectId = (index: number): MapObjectId => mapObjectId(`segment-${index}`)
export const indexOfObject = (id: MapObjectId): number => Number(id.replace('segment-', ''))

/**
 * A day as a map: a line for each move in the colour of its kind, a spot for each place. The longest way on foot or by
 * bicycle, else the longest of all, is the main line, with the marks of its ends.
 */
export function dayDocument(day: ShownDay, messages: DayMessages): MapDocument {
  const objects = day.segments.flatMap((segment, index) => objectOf(segment, { index, day, ...messages }) ?? [])
  return { layers: [{ id: layerId('day'), name: day.day, objects }], mainLineId: mainLineOf(day) }
}

interface Context extends DayMessages {
  readonly index: number
  readonly day: ShownDay
}

function objectOf(segment: ShownSegment, { index, day, t, lengths }: Context): MapObject | null {
  const times = t('timeline.span', {
    from: localTime(segment.startMs, day.timeZone),
    to: localTime(segment.endMs, day.timeZone),
  })
  const base = { id: segmentObjectId(index), name: segmentName(segment, t) }
  if (segment.kind === 'visit') {
    return {
      ...base,
      kind: 'spot',
      description: times,
      color: VISIT_COLOR,
      position: segment.position,
      icon: 'ok',
      display: 'text',
      images: [],
      placeId: null,
    }
  }
  if (segment.path.length < 2) return null
  const description = `${times}\n${formatDistance(segment.distanceMeters, lengths)}`
  return { ...base, kind: 'line', description, color: movementLook(segment.type).color, path: segment.path }
}

function mainLineOf({ segments }: ShownDay): MapObjectId | null {
  const moves = segments.flatMap((segment, index) =>
    segment.kind === 'move' && segment.path.length > 1
      ? [{ segment, index, length: pathLengthMeters(segment.path) }]
      : [],
  )
  const own = moves.filter(({ segment }) => movementTraits(segment.type).travelMode === 'walking')
  const [longest] = (own.length > 0 ? own : moves).toSorted((a, b) => b.length - a.length)
  return longest ? segmentObjectId(longest.index) : null
}
