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
  const { Longitude: lng = Number.NaN, Latitude: lat = Number.NaN, Altitude } = gpsOf(await bytesOf(photo))
  const isOnMap = Math.abs(lng) <= 180 && Math.abs(lat) <= MAP_LIMITS.latitude
  if (!isOnMap || (lng === 0 && lat === 0)) return null
  return { position: [lng, lat], elevationMeters: Number.isFinite(Altitude) ? (Altitude ?? null) : null }
}

interface Gps {
  /** Degrees, south and west below 0; NaN where a part is missing. */
  readonly Latitude?: number
  readonly Longitude?: number
  /** Metres, below 0 under the sea. */
  readonly Altitude?: number
}

/** Empty for what is no picture, or one that is damaged before its place. */
function gpsOf(bytes: ArrayBuffer): Gps {
  try {
    return ExifReader.load(bytes, { expanded: true, includeTags: { gps: true } }).gps ?? {}
  } catch {
    return {}
  }
}

async function bytesOf(photo: Blob | Uint8Array): Promise<ArrayBuffer> {
  return photo instanceof Uint8Array ? new Uint8Array(photo).buffer : photo.arrayBuffer()
}
