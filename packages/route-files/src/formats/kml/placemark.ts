import type { Position, SpotIcon } from '@mishiori/map-document'
import { joinRings } from '../../antimeridian/join.ts'
import { joinSegments } from '../../antimeridian/join-segments.ts'
import type { ReadSegment } from '../../read-result.ts'
import { lookOf } from '../../symbols/symbols.ts'
import type { RouteFileBuilder } from '../route-file-builder.ts'
import { colorOfIcon, colorOfKml, type KmlStyle, type StyleReference } from './kml-styles.ts'

/** The content of one `Placemark`, until its style is known. */
export interface Placemark {
  readonly folder: number | null
  name: string
  description: string
  /** The icon's own name, as this product writes it. */
  icon: SpotIcon | null
  /** NaN where it has none. */
  timeMs: number
  styleUrl: string
  /** Addresses of pictures in its description, unchanged. */
  pictures: readonly string[]
  style: StyleReference | null
  readonly points: ReadSegment[]
  readonly lines: ReadSegment[]
  readonly tracks: ReadSegment[]
  readonly rings: (readonly Position[])[]
}

export function emptyPlacemark(folder: number | null): Placemark {
  const details = { name: '', description: '', icon: null, timeMs: Number.NaN, styleUrl: '', pictures: [], style: null }
  return { folder, ...details, points: [], lines: [], tracks: [], rings: [] }
}

export const hasGeometry = ({ points, lines, tracks, rings }: Placemark): boolean =>
  points.length + lines.length + tracks.length + rings.length > 0

/** Makes lines, spots and areas of a placemark, in the looks of its style. */
export function addPlacemark(file: RouteFileBuilder, placemark: Placemark, style: KmlStyle): void {
  const { folder, name, description } = placemark
  const details = { folder, name, description }
  const add = (kind: 'track' | 'route', found: readonly ReadSegment[]) => {
    const segments = found.filter(({ length }) => length > 1)
    for (const lone of found.filter(({ length }) => length === 1)) {
      file.notes.add('line.became_spot')
      addSpot(file, placemark, lone, style)
    }
    if (segments.length === 0) return
    file.addLine({ ...details, kind, color: colorOfKml(style.lineColor, file.notes), segments, stops: [] })
  }
  if (!Number.isNaN(placemark.timeMs) && placemark.points.length === 0) file.notes.add('time.span_left_out')
  for (const point of placemark.points) addSpot(file, placemark, point, style)
  add('route', joinSegments(placemark.lines))
  add('track', placemark.tracks)
  for (const vertices of joinRings(placemark.rings)) {
    file.addArea({ ...details, color: colorOfKml(style.polyColor || style.lineColor, file.notes), vertices })
  }
}

function addSpot(file: RouteFileBuilder, placemark: Placemark, point: ReadSegment, style: KmlStyle): void {
  const { folder, name, description, icon, timeMs, pictures } = placemark
  const [lng = 0, lat = 0] = point.lngLat
  const elevation = point.elevationsMeters?.[0] ?? Number.NaN
  const time = point.timestampsMs?.[0] ?? timeMs
  file.addSpot({
    folder,
    name,
    description,
    position: [lng, lat],
    elevationMeters: Number.isNaN(elevation) ? null : elevation,
    timestampMs: Number.isNaN(time) ? null : time,
    ...lookOf([
      { set: 'maki', name: icon ?? '' },
      { set: 'kml', name: style.iconHref },
    ]),
    color: colorOfIcon(style, file.notes),
    ...(pictures.length > 0 && { pictures }),
  })
}
