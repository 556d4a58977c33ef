import type {
  LineSource,
  MapColor,
  NavigationLine,
  Position,
  SensorSeries,
  SpotIcon,
  SpotSymbol,
  TravelMode,
} from '@mishiori/map-document'

/** The points of one track segment or route, packed so that a worker hands them over without copying. */
export interface ReadSegment {
  /** Number of points. */
  readonly length: number
  /** Longitude and latitude in turn, degrees: `[lng0, lat0, lng1, lat1, …]`. */
  readonly lngLat: Float64Array
  /** Metres above sea level, NaN where a point has none; null when no point has one. */
  readonly elevationsMeters: Float64Array | null
  /** Milliseconds since 1970-01-01T00:00:00Z, NaN where a point has none; null when no point has one. */
  readonly timestampsMs: Float64Array | null
  /** What sensors measured, NaN where they did not; absent when they measured nothing. */
  readonly sensors?: SensorColumns
}

/** By sensor, of those that measured something. Each is as long as the segment. */
export type SensorColumns = Readonly<Partial<Record<SensorSeries, Float64Array>>>

/** A line as in the file. Points are stored in columns: degrees, metres and milliseconds. */
export interface ReadLine {
  readonly name: string
  readonly description: string
  readonly kind: 'track' | 'route'
  readonly color: MapColor | null
  readonly segments: readonly ReadSegment[]
  /** Points of a route that have names of their own. They are among the points of its segments too. */
  readonly stops: readonly ReadSpot[]
  /** Index into the file's folders; null if it is in no folder. */
  readonly folder: number | null
  /** Absent where the file names none. */
  readonly source?: LineSource
  /** Of a recording that this product wrote; absent for any other line. */
  readonly travelMode?: TravelMode
  /** Of a line along roads that this product wrote; absent for any other line. */
  readonly navigation?: Pick<NavigationLine, 'waypoints' | 'travelMode' | 'profile' | 'routeOptions'>
}

/** A spot as the file has it. `position` is `[longitude, latitude]` in degrees, elevations are metres. */
export interface ReadSpot {
  readonly name: string
  readonly description: string
  readonly position: Position
  readonly elevationMeters: number | null
  readonly timestampMs: number | null
  readonly icon: SpotIcon
  /** The symbol that the file gives it, where the icon does not say the same. */
  readonly symbol: SpotSymbol | null
  readonly color: MapColor | null
  /** As that of a line. */
  readonly folder: number | null
  /** Of pictures that it shows, their names among the `pictures` of the file; absent where there are none. */
  readonly pictures?: readonly string[]
  /** Addresses of its photos, http(s), where this product wrote the file; absent where there are none. */
  readonly images?: readonly string[]
  /** That it is a stop of a route, where this product wrote the file; absent otherwise. */
  readonly isRouteStop?: true
}

/** A circle or a rectangle that this product wrote, besides its ring. Degrees and metres. */
export type ReadShape =
  | { readonly kind: 'circle'; readonly center: Position; readonly radiusMeters: number }
  | {
      readonly kind: 'rectangle'
      readonly west: number
      readonly south: number
      readonly east: number
      readonly north: number
    }

/** A polygon's outer ring, not closed: at least three distinct vertices. */
export interface ReadArea {
  readonly name: string
  readonly description: string
  readonly color: MapColor | null
  readonly vertices: readonly Position[]
  /** What the ring is drawn of; absent for a polygon. */
  readonly shape?: ReadShape
  /** That ways keep out of it, where this product wrote the file; absent otherwise. */
  readonly isNoGo?: true
  /** As that of a line. */
  readonly folder: number | null
}

/** Something that the file has and the result has not, or not as it was. */
export type ReadNoteCode =
  /** Coordinates that are missing, no decimal numbers, or not on Earth. */
  | 'point.position_invalid'
  /** Nearer to a pole than the map reaches. */
  | 'point.beyond_map'
  /** Points of lines at 0°, 0°, as devices write them without a fix. */
  | 'point.no_fix'
  /** Points that a segment of a track has once more, with the same time, and those at which segments meet. */
  | 'point.repeated'
  | 'elevation.invalid'
  /** Elevations that no place has, written for a missing one: -32768, -9999, a zero among hundreds. */
  | 'elevation.no_data'
  | 'time.invalid'
  /** Times before 1990, after tomorrow, far from the others of a line or out of their order. */
  | 'time.implausible'
  /** A time without a zone, taken as UTC. */
  | 'time.without_zone'
  /** Pauses of a recording: the way between is straight, and part of its length. */
  | 'track.pause_joined'
  /** Segments of a recording that begin before the one before them ends. */
  | 'track.overlap'
  /** A line of one point, which comes as a spot. */
  | 'line.became_spot'
  /** Holes of polygons, which the map does not have. */
  | 'area.hole_left_out'
  /** Elevations of polygons, which lie on the ground of the map. */
  | 'area.elevation_left_out'
  /** Polygons of too few or too many vertices. */
  | 'area.left_out'
  /** What the file calls a place and the map has no shape for: models of KML, unknown types of GeoJSON. */
  | 'geometry.left_out'
  /** Placemarks of KML without a geometry. */
  | 'place.without_geometry'
  /** Pictures laid over the map, and tours. */
  | 'overlay.left_out'
  /** Addresses of other files, which are never fetched. */
  | 'network_link.left_out'
  /** Files of maps in an archive beside the one that is read. */
  | 'archive.map_left_out'
  /** Colours that the palette has not, as the nearest of it. */
  | 'color.approximated'
  /** Looks that stand in another file, which is not fetched. */
  | 'style.left_out'
  /** Fields that the map does not have, `ExtendedData` of KML for instance. */
  | 'data.left_out'
  /** Pictures of a description or of an archive. */
  | 'picture.left_out'
  /** Videos and other pages within a description. */
  | 'media.left_out'
  /** HTML that was reduced to its text. */
  | 'description.plain_text'
  /** Speeds, directions and other measurements that a line has no place for: one for each value. */
  | 'sensor.left_out'
  /** Heart rates, cadences, powers and temperatures that cannot be. */
  | 'sensor.implausible'
  /** Points of a recording without a place, as those of a room. */
  | 'point.without_position'
  /** Elevations above the ground, read as if above sea level. */
  | 'elevation.above_ground'
  /** A day, month or year, taken as its beginning in UTC. */
  | 'time.without_clock'
  /** Time ranges, which a spot cannot have, and times of complete lines and areas. */
  | 'time.span_left_out'
  /** A recording that breaks off; what came before is read. */
  | 'file.breaks_off'
  /** A checksum that does not fit, as of files that were changed. */
  | 'file.checksum_differs'
  | 'name.cut'
  | 'description.cut'

/** How often something was left out or changed, by code. */
export interface ReadNote {
  readonly code: ReadNoteCode
  readonly count: number
}

/** What a route file holds. */
export interface RouteFile {
  readonly format: 'gpx' | 'kml' | 'kmz' | 'gpxzip' | 'geojson' | 'tcx' | 'fit'
  readonly name: string
  readonly description: string
  /** Names of the folders that its lines, spots and areas stand in; empty where the format has none. */
  readonly folders: readonly string[]
  readonly lines: readonly ReadLine[]
  readonly spots: readonly ReadSpot[]
  readonly areas: readonly ReadArea[]
  readonly notes: readonly ReadNote[]
  /** Pictures of an archive that spots show, by name: as they are there, not looked into. Absent where there are none. */
  readonly pictures?: Readonly<Record<string, Uint8Array<ArrayBuffer>>>
}

/** Why a file was refused. The message is up to the host. */
export type RefusalCode =
  | 'file.empty'
  | 'file.not_xml'
  | 'file.unsupported_format'
  /** A name of an encoding that is not known: `encoding` in the params. */
  | 'file.encoding_unknown'
  /** Bytes that are no text in the encoding that the file has or says: `encoding` in the params. */
  | 'file.encoding_mismatch'
  | 'file.doctype'
  | 'file.broken_xml'
  | 'file.broken_json'
  /** A number that is not written as JSON has it: `found` in the params. */
  | 'file.json_number'
  | 'file.broken_fit'
  | 'file.broken_zip'
  /** A zip whose contents are more than may be unpacked: `max` in the params. */
  | 'file.archive_too_large'
  /** A zip whose map needs a password. */
  | 'file.archive_encrypted'
  /** Nothing but addresses of other files, which are never fetched. */
  | 'file.network_link'
  | 'file.truncated'
  | 'file.too_deep'
  | 'file.token_too_long'
  | 'file.too_many_points'
  | 'file.no_points'
  /** Points, but none whose coordinates can be read: `count` in the params. */
  | 'file.positions_unreadable'
  /** Points, but all of them at 0°, 0°: `count` in the params. */
  | 'file.no_fix'
  /** Postal addresses of places, but no coordinates: `count` in the params. */
  | 'file.addresses_only'
  /** Points, but all of them nearer to a pole than the map reaches: `count` in the params. */
  | 'file.beyond_map'

/** Why a file was not read. */
export interface ReadRefusal {
  readonly code: RefusalCode
  /** Where, counted from 1; null when the reason is not at one place. Columns count UTF-16 code units. */
  readonly line: number | null
  readonly column: number | null
  /** Parameters for the message: `format` (what it is instead), `max`, `count`, `reason`, `expected`, `found`. */
  readonly params: Readonly<Record<string, string | number>>
}

/** The file, or a refusal with a code. Only a cancelled read rejects. */
export type ReadResult =
  | { readonly ok: true; readonly file: RouteFile }
  | { readonly ok: false; readonly refusal: ReadRefusal }
