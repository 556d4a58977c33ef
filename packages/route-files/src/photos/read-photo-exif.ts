import type { PhotoTime } from '@mishiori/map-document'
import ExifReader from 'exifreader'
import { type ExifTags, gpsTimeMs, type PhotoPlace, placeOf, textOf } from './gps-tags.ts'
import { parsePhotoTime, type TimeTags, withGpsTime } from './photo-time.ts'

export type { PhotoPlace } from './gps-tags.ts'

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
  const time = withGpsTime(parsePhotoTime(timeTags(tags)), gpsTimeMs(tags))
  return { hasExif: true, place: placeOf(tags), time }
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
function tagsOf(bytes: ArrayBuffer): ExifTags | null {
  try {
    const tags = ExifReader.load(bytes, { expanded: true, includeTags: { gps: true, exif: true } })
    return tags.exif && Object.keys(tags.exif).length > 0 ? tags.exif : null
  } catch {
    return null
  }
}

/** The tags of the time as text, each null where it is missing or of another kind: when it was taken, else stored, else changed. */
function timeTags(tags: ExifTags): TimeTags {
  const zones = [tags.OffsetTime, tags.OffsetTimeOriginal, tags.OffsetTimeDigitized]
  // a camera has one zone, whichever of its times it is written for
  const offset = zones.map(textOf).find((zone) => zone !== null && zone.trim() !== '') ?? null
  const taken = textOf(tags.DateTimeOriginal)
  const stored = textOf(tags.DateTimeDigitized)
  const original = {
    dateTime: taken,
    offset: textOf(tags.OffsetTimeOriginal) ?? offset,
    fraction: textOf(tags.SubSecTimeOriginal),
  }
  const digitized = {
    dateTime: stored,
    offset: textOf(tags.OffsetTimeDigitized) ?? offset,
    fraction: textOf(tags.SubSecTimeDigitized),
  }
  const changed = { dateTime: textOf(tags.DateTime), offset, fraction: textOf(tags.SubSecTime) }
  return [original, digitized].find((time) => parsePhotoTime(time) !== null) ?? changed
}

async function bytesOf(photo: Blob | Uint8Array): Promise<ArrayBuffer> {
  return photo instanceof Uint8Array ? new Uint8Array(photo).buffer : photo.arrayBuffer()
}
