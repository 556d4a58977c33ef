import { MAP_LIMITS, type PhotoTime, type Position } from '@mishiori/map-document'
import ExifReader, { type ExpandedTags } from 'exifreader'
import { parsePhotoTime } from './photo-time.ts'

/** Where a photo was taken. */
export interface PhotoPlace {
  readonly position: Position
  /** Metres above sea level; null when the photo does not say. */
  readonly elevationMeters: number | null
}

/** What the Exif data of a photo say of where and when it was taken. */
export interface PhotoExif {
  /** False for pictures without any Exif data, as most apps send them on. */
  readonly hasExif: boolean
  /**
   * Null without a position on the map: one that is incomplete or not on Earth is none, nor is 0°, 0°, which cameras
   * without a fix write.
   */
  readonly place: PhotoPlace | null
  /** Null when the camera wrote no time that can be read. */
  readonly time: PhotoTime | null
}

/**
 * Reads the Exif data of a photo (JPEG, PNG, WebP, HEIC, AVIF) for the place and the time it was taken at. The pixels are not looked at.
 *
 * @throws what the source throws when it cannot be read.
 * @example
 * const { hasExif, place, time } = await readPhotoExif(file)
 */
export async function readPhotoExif(photo: Blob | Uint8Array): Promise<PhotoExif> {
  const tags = tagsOf(await bytesOf(photo))
  if (!tags) return { hasExif: false, place: null, time: null }
  return { hasExif: true, place: placeOf(tags), time: parsePhotoTime(textTags(tags)) }
}

/**
 * The place of {@link readPhotoExif} alone.
 *
 * @throws what the source throws when it cannot be read.
 * @example
 * const place = await readPhotoPlace(file)
 * if (place) console.log(place.position) // [longitude, latitude]
 */
export async function readPhotoPlace(photo: Blob | Uint8Array): Promise<PhotoPlace | null> {
  return (await readPhotoExif(photo)).place
}

/** Null for other files, for a picture that is damaged before its data, and for one without any. */
function tagsOf(bytes: ArrayBuffer): ExpandedTags | null {
  try {
    const tags = ExifReader.load(bytes, { expanded: true, includeTags: { gps: true, exif: true } })
    return Object.keys(tags.exif ?? {}).length > 0 ? tags : null
  } catch {
    return null
  }
}

function placeOf({ exif = {}, gps = {} }: ExpandedTags): PhotoPlace | null {
  const lng = withSign(gps.Longitude, signOf(exif.GPSLongitudeRef?.value, EAST_OR_WEST))
  const lat = withSign(gps.Latitude, signOf(exif.GPSLatitudeRef?.value, NORTH_OR_SOUTH))
  const isOnMap = Math.abs(lng) <= 180 && Math.abs(lat) <= MAP_LIMITS.latitude
  if (!isOnMap || (lng === 0 && lat === 0)) return null
  return { position: [lng, lat], elevationMeters: Number.isFinite(gps.Altitude) ? (gps.Altitude ?? null) : null }
}

/** The tags of the time as text, each null where it is missing or of another kind. */
function textTags({ exif = {} }: ExpandedTags) {
  const taken = textOf(exif.DateTimeOriginal)
  return {
    dateTime: taken ?? textOf(exif.DateTimeDigitized),
    offset: textOf(taken === null ? exif.OffsetTimeDigitized : exif.OffsetTimeOriginal),
    fraction: textOf(taken === null ? exif.SubSecTimeDigitized : exif.SubSecTimeOriginal),
  }
}

function textOf(tag: { readonly value: unknown } | undefined): string | null {
  const [first]: readonly unknown[] = Array.isArray(tag?.value) ? tag.value : [tag?.value]
  return typeof first === 'string' ? first : null
}

const NORTH_OR_SOUTH: Readonly<Record<string, number>> = { N: 1, S: -1 }
const EAST_OR_WEST: Readonly<Record<string, number>> = { E: 1, W: -1 }

/**
 * Exif requires one capital letter; cameras and apps also write lowercase letters and words. NaN for anything else: no
 * hemisphere is guessed.
 */
function signOf(reference: unknown, signs: Readonly<Record<string, number>>): number {
  const [first = ''] = Array.isArray(reference) ? reference : [reference]
  return signs[String(first).trim().charAt(0).toUpperCase()] ?? Number.NaN
}

/** The reader of Exif data negates by its own idea of the reference, and some apps write negative degrees: the sign is ours. */
const withSign = (degrees: number | undefined, sign: number) => Math.abs(degrees ?? Number.NaN) * sign

async function bytesOf(photo: Blob | Uint8Array): Promise<ArrayBuffer> {
  return photo instanceof Uint8Array ? new Uint8Array(photo).buffer : photo.arrayBuffer()
}
