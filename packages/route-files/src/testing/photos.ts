import sharp from 'sharp'

/** Exif's own form: rationals as `n/d`, one for each of degrees, minutes and seconds. */
export interface PhotoGps {
  readonly GPSLatitude?: string
  readonly GPSLatitudeRef?: string
  readonly GPSLongitude?: string
  readonly GPSLongitudeRef?: string
  readonly GPSAltitude?: string
  readonly GPSAltitudeRef?: string
  readonly GPSDateStamp?: string
  readonly GPSTimeStamp?: string
}

type PhotoFormat = 'jpeg' | 'png' | 'webp' | 'avif'

/** Mitake, 35° 46' 58.8" N, 139° 9' 0" E. */
export const AT_MITAKE = {
  GPSLatitude: '35/1 46/1 588/10',
  GPSLatitudeRef: 'N',
  GPSLongitude: '139/1 9/1 0/1',
  GPSLongitudeRef: 'E',
} as const satisfies PhotoGps

/** Exif's own form of the time. */
export interface PhotoTimeTags {
  readonly DateTime?: string
  readonly DateTimeOriginal?: string
  readonly DateTimeDigitized?: string
  readonly OffsetTime?: string
  readonly OffsetTimeOriginal?: string
  readonly OffsetTimeDigitized?: string
  readonly SubSecTimeOriginal?: string
}

/** A small photo with Exif data, written by libvips; without GPS the data name a camera only. */
export async function aPhoto(
  gps: PhotoGps = {},
  format: PhotoFormat = 'jpeg',
  { DateTime, ...time }: PhotoTimeTags = {},
): Promise<Uint8Array> {
  const plain = sharp({ create: { width: 8, height: 8, channels: 3, background: '#586' } })
  return plain
    .withExif({
      IFD0: { Make: 'Camera', ...(DateTime !== undefined && { DateTime }) },
      IFD2: { ...time },
      IFD3: { ...gps },
    })
    .toFormat(format)
    .toBuffer()
}
