export { findRests, REST_LIMITS, type Rest } from './photos/find-rests.ts'
export { CHAPTER_LIMITS, type PhotoChapter, photoChapters, type RoutePhoto } from './photos/photo-chapters.ts'
export { type PhotoExif, type PhotoPlace, readPhotoExif, readPhotoPlace } from './photos/read-photo-exif.ts'
