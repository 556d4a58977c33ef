export { type PhotoPlace, readPhotoPlace } from './photos/read-photo-place.ts'
