export { findRests, REST_LIMITS, type Rest } from './photos/find-rests.ts'
export { groupPhotos, PHOTO_GROUP_METERS } from './photos/group-photos.ts'
export { guessClockOffset } from './photos/guess-clock-offset.ts'
export { CHAPTER_LIMITS, type PhotoChapter, photoChapters, type RoutePhoto } from './photos/photo-chapters.ts'
export { type PhotoTime, photoTimeMs, UTC_OFFSET_MINUTES } from './photos/photo-time.ts'
export { type PhotoExif, type PhotoPlace, readPhotoExif, readPhotoPlace } from './photos/read-photo-exif.ts'
export {
  createTrackLocator,
  type TimePlace,
  TRACK_REACH_MS,
  type Track,
  type TrackFix,
  type TrackLocator,
  type TrackPlace,
} from './photos/track-locator.ts'
