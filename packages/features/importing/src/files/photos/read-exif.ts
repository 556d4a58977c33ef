import { type PhotoExif, readPhotoExif } from '@mishiori/route-files/photos'

/** Loaded with the first photo: the reader of Exif data is larger than all of what is done with them. */
export function readExif(file: File): Promise<PhotoExif> {
  return readPhotoExif(file)
}
