import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { AT_MITAKE, aPhoto, type PhotoGps, type PhotoTimeTags } from '../testing/photos.ts'
import { readPhotoExif, readPhotoPlace } from './read-photo-exif.ts'

/** The entry GPSAltitudeRef: one byte, of which 0 means above the sea. libvips writes no other. */
const ALTITUDE_REF = [5, 0, 1, 0, 1, 0, 0, 0]

/** The entry GPSLatitudeRef: two characters, of which the second ends the text. */
const LATITUDE_REF = [1, 0, 2, 0, 2, 0, 0, 0]

const { GPSLatitudeRef: _, ...withoutLetter } = AT_MITAKE

const placeOf = async (gps: PhotoGps) => readPhotoPlace(await aPhoto(gps))

describe('[D42] the place of a photo', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('is read from %s', async (format) => {
    const place = await readPhotoPlace(await aPhoto(AT_MITAKE, format))
    expect(place?.position[0]).toBeCloseTo(139.15, 9)
    expect(place?.position[1]).toBeCloseTo(35.783, 9)
    expect(place?.elevationMeters).toBeNull()
  })

  it('is read from a file as well as from bytes', async () => {
    const photo = new Blob([new Uint8Array(await aPhoto(AT_MITAKE))])
    expect((await readPhotoPlace(photo))?.position[0]).toBeCloseTo(139.15, 9)
  })

  it.each([
    ['S', 'W'],
    ['s', 'w'],
    ['South', 'West'],
    ['south latitude', ' WEST'],
  ])('is south and west where the references say so as %j and %j', async (GPSLatitudeRef, GPSLongitudeRef) => {
    const place = await placeOf({ ...AT_MITAKE, GPSLatitudeRef, GPSLongitudeRef })
    expect(place?.position[0]).toBeCloseTo(-139.15, 9)
    expect(place?.position[1]).toBeCloseTo(-35.783, 9)
  })

  it.each(['n', 'North', 'North latitude'])('is north where the reference says so as %j', async (GPSLatitudeRef) => {
    expect((await placeOf({ ...AT_MITAKE, GPSLatitudeRef }))?.position[1]).toBeCloseTo(35.783, 9)
  })

  it('comes with the height, which may be below the sea', async () => {
    const photo = await aPhoto({ ...AT_MITAKE, GPSAltitude: '9295/10', GPSAltitudeRef: '0' })
    expect((await readPhotoPlace(photo))?.elevationMeters).toBe(929.5)
    const below = Uint8Array.from(photo)
    below[Buffer.from(photo).indexOf(Buffer.from(ALTITUDE_REF)) + ALTITUDE_REF.length] = 1
    expect((await readPhotoPlace(below))?.elevationMeters).toBe(-929.5)
  })

  it('may have minutes with decimals and 0/0 for the seconds', async () => {
    const file = readFileSync(new URL('../../fixtures/foreign/exif-seconds-0-over-0.jpg', import.meta.url))
    const { place, time } = await readPhotoExif(new Uint8Array(file))
    expect(place?.position[0]).toBeCloseTo(139 + 15.2 / 60, 9)
    expect(place?.position[1]).toBeCloseTo(35 + 30.5 / 60, 9)
    expect(place?.elevationMeters).toBe(100)
    expect(time).toEqual({ clockMs: Date.UTC(2024, 4, 1, 10), utcOffsetMinutes: null })
    expect(await placeOf({ ...AT_MITAKE, GPSLatitude: '35/1 46/1 1/0' })).toBeNull()
  })

  it('has a height above the sea where it does not say of what', async () => {
    expect((await placeOf({ ...AT_MITAKE, GPSAltitude: '9295/10' }))?.elevationMeters).toBe(929.5)
  })

  it('is kept when the height is broken', async () => {
    expect(await placeOf({ ...AT_MITAKE, GPSAltitude: '0/0', GPSAltitudeRef: '0' })).toMatchObject({
      elevationMeters: null,
    })
  })

  it('may lie on the equator or on the first meridian', async () => {
    expect((await placeOf({ ...AT_MITAKE, GPSLatitude: '0/1 0/1 0/1' }))?.position[1]).toBe(0)
    expect((await placeOf({ ...AT_MITAKE, GPSLongitude: '0/1 0/1 0/1' }))?.position[0]).toBe(0)
  })

  it('may lie at the edge of the map, and not beyond it', async () => {
    const at = (GPSLatitude: string) => placeOf({ ...AT_MITAKE, GPSLatitude })
    expect((await at('85/1 3/1 0/1'))?.position[1]).toBeCloseTo(85.05, 9)
    expect(await at('85/1 4/1 0/1')).toBeNull()
    const along = (GPSLongitude: string) => placeOf({ ...AT_MITAKE, GPSLongitude })
    expect((await along('180/1 0/1 0/1'))?.position[0]).toBe(180)
    expect(await along('180/1 1/1 0/1')).toBeNull()
  })

  it.each<[string, PhotoGps]>([
    ['no position', {}],
    ['no longitude', { GPSLatitude: '35/1 46/1 0/1', GPSLatitudeRef: 'N' }],
    ['a latitude without its letter', withoutLetter],
    ['a blank reference', { ...AT_MITAKE, GPSLongitudeRef: ' ' }],
    ['a reference that means east or west by language', { ...AT_MITAKE, GPSLongitudeRef: 'O' }],
    ['references that are exchanged', { ...AT_MITAKE, GPSLatitudeRef: 'E', GPSLongitudeRef: 'N' }],
    ['a position of 0°, 0°', { ...AT_MITAKE, GPSLatitude: '0/1 0/1 0/1', GPSLongitude: '0/1 0/1 0/1' }],
    ['nothing over nothing', { ...AT_MITAKE, GPSLatitude: '0/0 0/0 0/0' }],
  ])('is none with %s', async (_, gps) => {
    expect(await placeOf(gps)).toBeNull()
  })

  it('is none with an empty reference', async () => {
    const photo = Uint8Array.from(await aPhoto(AT_MITAKE))
    photo[Buffer.from(photo).indexOf(Buffer.from(LATITUDE_REF)) + LATITUDE_REF.length] = 0
    expect(await readPhotoPlace(photo)).toBeNull()
  })

  it('is none without Exif data, and in what is no photo', async () => {
    const bare = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#586' } })
      .jpeg()
      .toBuffer()
    expect(await readPhotoPlace(bare)).toBeNull()
    expect(await readPhotoPlace(new TextEncoder().encode('<gpx/>'))).toBeNull()
    expect(await readPhotoPlace(new Uint8Array())).toBeNull()
  })

  it('is none where there are Exif data, but nothing of them names a place', async () => {
    expect(await readPhotoExif(await aPhoto())).toEqual({ hasExif: true, place: null, time: null })
  })

  it('is one on Earth or none in whatever damaged photos hold', async () => {
    const photo = await aPhoto({ ...AT_MITAKE, GPSAltitude: '9295/10', GPSAltitudeRef: '0' })
    const damage = fc.array(fc.tuple(fc.nat(photo.length - 1), fc.integer({ min: 0, max: 255 })), { maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(damage, fc.integer({ min: 0, max: photo.length }), async (changes, length) => {
        const damaged = Uint8Array.from(photo)
        for (const [at, value] of changes) damaged[at] = value
        const place = await readPhotoPlace(damaged.subarray(0, length))
        if (!place) return
        const [lng, lat] = place.position
        expect(Math.abs(lng)).toBeLessThanOrEqual(180)
        expect(Math.abs(lat)).toBeLessThanOrEqual(85.06)
        expect(place.elevationMeters === null || Number.isFinite(place.elevationMeters)).toBe(true)
      }),
      { numRuns: 500 },
    )
  })
})

describe('the time of a photo', () => {
  const timeOf = async (tags: PhotoTimeTags) => (await readPhotoExif(await aPhoto({}, 'jpeg', tags))).time

  it('is what the camera’s clock showed, with its zone where it wrote one', async () => {
    const DateTimeOriginal = '2026:10:04 10:42:17'
    const clockMs = Date.UTC(2026, 9, 4, 10, 42, 17)
    expect(await timeOf({ DateTimeOriginal })).toEqual({ clockMs, utcOffsetMinutes: null })
    expect(await timeOf({ DateTimeOriginal, OffsetTimeOriginal: '+09:00', SubSecTimeOriginal: '25' })).toEqual({
      clockMs: clockMs + 250,
      utcOffsetMinutes: 540,
    })
  })

  it('is that of its scan where nobody wrote when it was taken, with the zone of the scan', async () => {
    const zones = { OffsetTimeDigitized: '-03:30', OffsetTimeOriginal: '+09:00' }
    expect(await timeOf({ DateTimeDigitized: '2026:10:04 10:42:17', ...zones })).toMatchObject({
      utcOffsetMinutes: -210,
    })
    expect(await timeOf({ OffsetTimeOriginal: '+09:00' })).toBeNull()
  })

  const taken = '2026:10:04 10:42:17'
  const clockMs = Date.UTC(2026, 9, 4, 10, 42, 17)

  it('has the zone of the camera where it wrote no other', async () => {
    expect(await timeOf({ DateTimeOriginal: taken, OffsetTime: '+09:00' })).toEqual({ clockMs, utcOffsetMinutes: 540 })
    expect(await timeOf({ DateTimeDigitized: taken, OffsetTime: '-07:00' })).toMatchObject({ utcOffsetMinutes: -420 })
    expect(await timeOf({ DateTime: taken, OffsetTimeOriginal: '+09:00' })).toMatchObject({ utcOffsetMinutes: 540 })
    expect(await timeOf({ DateTimeOriginal: taken, OffsetTimeDigitized: '+01:00' })).toMatchObject({
      utcOffsetMinutes: 60,
    })
  })

  it('is that of the last change as the last resort', async () => {
    expect(await timeOf({ DateTime: taken, OffsetTime: '+02:00' })).toEqual({ clockMs, utcOffsetMinutes: 120 })
    const stored = { DateTime: '2026:11:01 00:00:00', DateTimeDigitized: taken }
    expect(await timeOf(stored)).toMatchObject({ clockMs })
    expect(await timeOf({ ...stored, DateTimeOriginal: '0000:00:00 00:00:00' })).toMatchObject({ clockMs })
  })

  it.each([
    ['in Japan, on the day before', '2026:10:04', '1/1 41/1 50/1', 540],
    ['in Nepal', '2026:10:04', '4/1 57/1 17/1', 345],
    ['in Hawaii', '2026:10:04', '20/1 42/1 17/1', -600],
    ['with a fix from long ago', '2026:10:04', '1/1 33/1 0/1', null],
    ['of another day', '2026:10:02', '1/1 42/1 17/1', null],
    ['without a day', undefined, '1/1 42/1 17/1', null],
    ['without a time', '2026:10:04', '0/0 0/0 0/0', null],
  ])('has the zone by the time of the satellites %s', async (_, GPSDateStamp, GPSTimeStamp, utcOffsetMinutes) => {
    const gps = { ...AT_MITAKE, ...(GPSDateStamp && { GPSDateStamp }), GPSTimeStamp }
    const { time } = await readPhotoExif(await aPhoto(gps, 'jpeg', { DateTimeOriginal: taken }))
    expect(time).toEqual({ clockMs, utcOffsetMinutes })
  })

  it('is the time of the satellites where there is no clock', async () => {
    const gps = { ...AT_MITAKE, GPSDateStamp: '2026:10:04', GPSTimeStamp: '1/1 42/1 17/1' }
    expect((await readPhotoExif(await aPhoto(gps))).time).toEqual({
      clockMs: Date.UTC(2026, 9, 4, 1, 42, 17),
      utcOffsetMinutes: 0,
    })
  })
})

it('tells a picture without Exif data from one that says nothing of use', async () => {
  const bare = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#586' } })
    .png()
    .toBuffer()
  expect(await readPhotoExif(bare)).toEqual({ hasExif: false, place: null, time: null })
  expect(await readPhotoExif(new TextEncoder().encode('<gpx/>'))).toMatchObject({ hasExif: false })
  expect(await readPhotoExif(new Uint8Array())).toMatchObject({ hasExif: false })
})
