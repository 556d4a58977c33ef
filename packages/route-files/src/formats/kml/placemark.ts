import type { LineSource, Position, SpotIcon, TravelMode } from '@mishiori/map-document'
import { joinRings } from '../../antimeridian/join.ts'
import { joinSegments } from '../../antimeridian/join-segments.ts'
import type { ReadSegment, ReadShape, ReadSpot } from '../../read-result.ts'
import { lookOf } from '../../symbols/symbols.ts'
import type { ReadNavigation } from '../navigation.ts'
import { areasOf } from '../own-shapes.ts'
import type { LonePoint, RouteFileBuilder } from '../route-file-builder.ts'
import { colorOfIcon, colorOfKml, type KmlStyle, type StyleReference } from './kml-styles.ts'
import { type KmlTexts, noTexts, wholeDescription } from './kml-texts.ts'
import { KmlArrays } from './kml-track.ts'

/** The content of one `Placemark`, until its style is known. */
export interface Placemark extends KmlTexts {
  readonly folder: number | null
  /** The icon's own name, as this product writes it. */
  icon: SpotIcon | null
  /** A circle or a rectangle, as this product writes it beside its ring. */
  shape: ReadShape | null
  /** That of its lines, as this product writes it. */
  source: LineSource | null
  /** That it is a stop of a route, for the same. */
  isRouteStop: boolean
  /** That ways keep out of its areas, for the same. */
  isNoGo: boolean
  /** That of a recording, for the same. */
  travelMode: TravelMode | null
  /** That of a line along roads, for the same. */
  navigation: ReadNavigation | null
  /** NaN where it has none. */
  timeMs: number
  styleUrl: string
  /** Addresses of pictures in its description, unchanged. */
  pictures: readonly string[]
  /** Addresses of its photos, as this product writes them. */
  images: readonly string[]
  style: StyleReference | null
  /** What was measured along its lines, as this product writes it where nothing is timed. */
  readonly arrays: KmlArrays
  readonly points: ReadSegment[]
  lines: ReadSegment[]
  readonly tracks: ReadSegment[]
  readonly rings: (readonly Position[])[]
}

export function emptyPlacemark(folder: number | null): Placemark {
  const details = {
    ...noTexts(),
    icon: null,
    shape: null,
    source: null,
    travelMode: null,
    navigation: null,
    isRouteStop: false,
    isNoGo: false,
    timeMs: Number.NaN,
  }
  return {
    folder,
    ...details,
    styleUrl: '',
    pictures: [],
    images: [],
    style: null,
    arrays: new KmlArrays(),
    points: [],
    lines: [],
    tracks: [],
    rings: [],
  }
}

export const hasGeometry = ({ points, lines, tracks, rings }: Placemark): boolean =>
  points.length + lines.length + tracks.length + rings.length > 0

/** Makes lines, spots and areas of a placemark, in the looks of its style. */
export function addPlacemark(file: RouteFileBuilder, placemark: Placemark, style: KmlStyle): void {
  const { folder, name, source, travelMode, navigation } = placemark
  const details = { folder, name, description: wholeDescription(placemark) }
  const spotOf = (lone: LonePoint) => toSpot(file, placemark, { ...lone, style })
  const add = (kind: 'track' | 'route', segments: readonly ReadSegment[]) => {
    if (segments.length === 0) return
    const color = colorOfKml(style.lineColor, file.notes)
    const said = { ...(source && { source }), ...(travelMode && { travelMode }), ...(navigation && { navigation }) }
    file.addLine({ ...details, ...said, kind, color, segments, stops: [] }, spotOf)
  }
  if (!Number.isNaN(placemark.timeMs) && placemark.points.length === 0) file.notes.add('time.span_left_out')
  for (const { lngLat, elevationsMeters } of placemark.points) {
    const [lng = 0, lat = 0] = lngLat
    const elevation = elevationsMeters?.[0] ?? Number.NaN
    file.addSpot(spotOf({ position: [lng, lat], elevation, time: Number.NaN }))
  }
  add('route', joinSegments(placemark.lines))
  add('track', placemark.tracks)
  for (const area of areasOf(joinRings(placemark.rings), placemark.shape)) {
    file.addArea({
      ...details,
      ...area,
      ...(placemark.isNoGo && { isNoGo: true }),
      color: colorOfKml(style.polyColor || style.lineColor, file.notes),
    })
  }
}

type StyledPoint = LonePoint & { readonly style: KmlStyle }

function toSpot(
  file: RouteFileBuilder,
  placemark: Placemark,
  { position, elevation, time: ownTime, style }: StyledPoint,
): ReadSpot {
  const { folder, name, icon, timeMs, pictures, images } = placemark
  const time = Number.isNaN(ownTime) ? timeMs : ownTime
  return {
    folder,
    name,
    description: wholeDescription(placemark),
    position,
    elevationMeters: Number.isNaN(elevation) ? null : elevation,
    timestampMs: Number.isNaN(time) ? null : time,
    ...lookOf([
      { set: 'maki', name: icon ?? '' },
      { set: 'kml', name: style.iconHref },
    ]),
    color: colorOfIcon(style, file.notes),
    ...(pictures.length > 0 && { pictures }),
    ...(images.length > 0 && { images }),
    ...(placemark.isRouteStop && { isRouteStop: true }),
  }
}
