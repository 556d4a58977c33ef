import { MAP_LIMITS, type Position } from '@mishiori/map-document'
import ExifReader from 'exifreader'

/** Where a photo was taken. */
export interface PhotoPlace {
  readonly position: Position
  /** Metres above sea level; null when the photo does not say. */
  readonly elevationMeters: number | null
}

/**
 * Reads the Exif data of a photo (JPEG, PNG, WebP, HEIC, AVIF) for the place where it was taken. The pixels are not looked at.
 *
 * @returns null when the photo names no place on the map: without Exif data, as most apps send photos on, with a position that is incomplete
 * or not on Earth, or one of exactly 0°, 0°, which cameras write that had no fix.
 * @throws what the source throws when it cannot be read.
 * @example
 * const place = await readPhotoPlace(file)
 * if (place) console.log(place.position) // [longitude, latitude]
 */
export async function readPhotoPlace(photo: Blob | Uint8Array): Promise<PhotoPlace | null> {
  const { position, elevationMeters } = gpsOf(await bytesOf(photo))
  const [lng, lat] = position
  const isOnMap = Math.abs(lng) <= 180 && Math.abs(lat) <= MAP_LIMITS.latitude
  return isOnMap && (lng !== 0 || lat !== 0) ? { position, elevationMeters } : null
}

/** NaN in the position where a part is missing. */
const NOWHERE: PhotoPlace = { position: [Number.NaN, Number.NaN], elevationMeters: null }

/** {@link NOWHERE} for what is no picture, or one that is damaged before its place. */
function gpsOf(bytes: ArrayBuffer): PhotoPlace {
  try {
    const includeTags = { gps: true as const, exif: ['GPSLatitudeRef', 'GPSLongitudeRef'] }
    const { exif = {}, gps = {} } = ExifReader.load(bytes, { expanded: true, includeTags })
    const lng = withSign(gps.Longitude, signOf(exif.GPSLongitudeRef?.value, EAST_OR_WEST))
    const lat = withSign(gps.Latitude, signOf(exif.GPSLatitudeRef?.value, NORTH_OR_SOUTH))
    return { position: [lng, lat], elevationMeters: Number.isFinite(gps.Altitude) ? (gps.Altitude ?? null) : null }
  } catch {
    return NOWHERE
  }
}

const NORTH_OR_SOUTH: Readonly<Record<string, number>> = { N: 1, S: -1 }
const EAST_OR_WEST: Readonly<Record<string, number>> = { E: 1, W: -1 }

/** Exif wants one capital letter; cameras and apps also write small ones and words. NaN for any other: no hemisphere is guessed. */
function signOf(reference: unknown, signs: Readonly<Record<string, number>>): number {
  const [first = ''] = Array.isArray(reference) ? reference : [reference]
  return signs[String(first).trim().charAt(0).toUpperCase()] ?? Number.NaN
}

/** The reader of Exif data negates by its own idea of the reference, and some apps write negative degrees: the sign is ours. */
const withSign = (degrees: number | undefined, sign: number) => Math.abs(degrees ?? Number.NaN) * sign

async function bytesOf(photo: Blob | Uint8Array): Promise<ArrayBuffer> {
  return photo instanceof Uint8Array ? new Uint8Array(photo).buffer : photo.arrayBuffer()
}
