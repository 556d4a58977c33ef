import { MAP_LIMITS, type Position } from '@mishiori/map-document'
import type { ExpandedTags } from 'exifreader'

/** Exif tags by name, with their raw values. */
export type ExifTags = NonNullable<ExpandedTags['exif']>

/** Where a photo was taken. */
export interface PhotoPlace {
  readonly position: Position
  /** Metres above sea level; null when the photo does not say. */
  readonly elevationMeters: number | null
}

const NORTH_OR_SOUTH: Readonly<Record<string, number>> = { N: 1, S: -1 }
const EAST_OR_WEST: Readonly<Record<string, number>> = { E: 1, W: -1 }

/** The place that the tags say; null for one that is incomplete, not on the map, or 0°, 0°. */
export function placeOf(tags: ExifTags): PhotoPlace | null {
  const lng = degreesOf(tags.GPSLongitude?.value) * signOf(tags.GPSLongitudeRef?.value, EAST_OR_WEST)
  const lat = degreesOf(tags.GPSLatitude?.value) * signOf(tags.GPSLatitudeRef?.value, NORTH_OR_SOUTH)
  const isOnMap = Math.abs(lng) <= 180 && Math.abs(lat) <= MAP_LIMITS.latitude
  if (!isOnMap || (lng === 0 && lat === 0)) return null
  return { position: [lng, lat], elevationMeters: elevationOf(tags) }
}

/** When the receiver had its fix, in UTC; null where the tags do not say. Milliseconds since 1970-01-01T00:00:00Z. */
export function gpsTimeMs(tags: ExifTags): number | null {
  const [, year = '', month = '', day = ''] =
    /^\s*(\d{4})[:/-](\d\d)[:/-](\d\d)/.exec(textOf(tags.GPSDateStamp) ?? '') ?? []
  const [hours = Number.NaN, minutes = Number.NaN, seconds = 0] = rationalsOf(tags.GPSTimeStamp?.value)
  const timeMs = Date.UTC(Number(year), Number(month) - 1, Number(day)) + ((hours * 60 + minutes) * 60 + seconds) * 1000
  return year !== '' && hours < 24 && minutes < 60 && seconds <= 60 ? timeMs : null
}

/** A tag's first text; null where it is missing or of another kind. */
export function textOf(tag: { readonly value: unknown } | undefined): string | null {
  const [first]: readonly unknown[] = Array.isArray(tag?.value) ? tag.value : [tag?.value]
  return typeof first === 'string' ? first : null
}

/**
 * Degrees, minutes and seconds as degrees, without a sign, as some apps write negative ones. Some cameras write minutes
 * with decimals, and 0/0 for the seconds that they do not have.
 */
function degreesOf(value: unknown): number {
  const [degrees = Number.NaN, minutes = 0, seconds = 0] = rationalsOf(value)
  return Math.abs(degrees) + Math.abs(minutes) / 60 + Math.abs(seconds) / 3600
}

/** Rational numbers; 0/0 is none, and 0 behind the first. */
function rationalsOf(value: unknown): readonly number[] {
  if (!Array.isArray(value)) return []
  return value.map((part: unknown, index) => {
    const [numerator, denominator]: readonly unknown[] = Array.isArray(part) ? part : [part, 1]
    if (index > 0 && numerator === 0 && denominator === 0) return 0
    return typeof numerator === 'number' && typeof denominator === 'number' ? numerator / denominator : Number.NaN
  })
}

/** Above sea level, unless the tags say below it. A reference that is missing is above it, as Exif has by default. */
function elevationOf({ GPSAltitude, GPSAltitudeRef }: ExifTags): number | null {
  const value: unknown = GPSAltitude?.value
  const [meters = Number.NaN] = rationalsOf(isRational(value) ? [value] : value)
  const [reference]: readonly unknown[] = [GPSAltitudeRef?.value].flat()
  return Number.isFinite(meters) ? (reference === 1 || reference === 3 ? -meters : meters) : null
}

/** Two numbers are one rational: tags of a single one are not wrapped. */
const isRational = (value: unknown) =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'number')

/**
 * Exif requires one capital letter; cameras and apps also write lowercase letters and words. NaN for anything else: no
 * hemisphere is guessed.
 */
function signOf(reference: unknown, signs: Readonly<Record<string, number>>): number {
  const [first = ''] = Array.isArray(reference) ? reference : [reference]
  return signs[String(first).trim().charAt(0).toUpperCase()] ?? Number.NaN
}
