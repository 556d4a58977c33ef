import { mapObjectId, type Position, type RecordedLine } from '@mishiori/map-document'
import type { PhotoExif } from '@mishiori/route-files/photos'
import { describe, expect, it } from 'vitest'
import type { ImportItem } from '../import-item.ts'
import type { ImportPhoto } from './import-photo.ts'
import { photoTracks, placePhotos } from './place-photos.ts'

const HOUR = 3_600_000
/** 10:00 in Japan. */
const START = Date.UTC(2026, 9, 4, 1)

const track = (name: string, lng: number, hours: number | null): ImportItem => {
  const path: readonly Position[] = [0, 1, 2].map((step) => [lng, 35 + step / 100])
  const object: RecordedLine = {
    id: mapObjectId(name),
    kind: 'recordedLine',
    name,
    description: '',
    color: 'red',
    travelMode: 'walking',
    path,
    ...(hours !== null && { timestampsMs: path.map((_, step) => START + (hours + step / 4) * HOUR) }),
  }
  return { id: name, fileId: 'f', layerName: '', kind: 'line', name, objects: [object], lengthMeters: 0, sameAs: null }
}

const photo = (id: string, exif: Partial<PhotoExif> | null): ImportPhoto => ({
  id,
  file: new File([], `${id}.jpg`),
  upload: { kind: 'waiting' },
  exif: exif && { hasExif: true, place: null, time: null, ...exif },
})
const clockAt = (hours: number, utcOffsetMinutes: number | null = null) => ({
  time: { clockMs: START + (hours + 9) * HOUR, utcOffsetMinutes },
})
const at = (position: Position) => ({ place: { position, elevationMeters: null } })

const clock = { chosenMinutes: null, deviceMinutes: () => 540 }
const place = (photos: readonly ImportPhoto[], items: readonly ImportItem[], over = {}) =>
  placePhotos(photos, photoTracks(items), { ...clock, ...over })
const hows = (photos: readonly ImportPhoto[], items: readonly ImportItem[]) =>
  place(photos, items).placed.map(({ placing }) => placing.how)

describe('photos', () => {
  it('go where they say, else where somebody was at their time, and say why they go nowhere', () => {
    const photos = [
      photo('position', at([138, 35])),
      photo('zone', clockAt(0.25, 540)),
      photo('clock', clockAt(0.25)),
      photo('early', clockAt(-0.25)),
      photo('tooEarly', clockAt(-3)),
      photo('no time', {}),
      photo('no exif', { hasExif: false }),
      photo('unread', null),
    ]
    expect(hows(photos, [track('a', 138, 0)])).toEqual([
      ...['byPosition', 'byTime', 'byTime', 'besideTrack', 'outsideTrack', 'noTime', 'noExif', 'reading'],
    ])
    const { placed } = place(photos, [track('a', 138, 0)])
    expect(placed[2]?.place?.position[1]).toBeCloseTo(35.01, 9)
    expect(placed[3]?.placing).toEqual({ how: 'besideTrack', gapMs: -0.25 * HOUR })
    expect(placed[4]?.placing).toEqual({ how: 'outsideTrack', gapMs: -3 * HOUR })
  })

  it('need a track with times to go by theirs', () => {
    expect(hows([photo('a', clockAt(0))], [])).toEqual(['noTrack'])
    expect(hows([photo('a', clockAt(0))], [track('a', 138, null)])).toEqual(['noTrack'])
  })

  it('without a zone move along the track with the clock, all others stay', () => {
    const photos = [photo('clock', clockAt(0.25)), photo('zone', clockAt(0.25, 540)), photo('position', at([138, 35]))]
    const latitudes = (chosenMinutes: number) =>
      place(photos, [track('a', 138, 0)], { chosenMinutes }).placed.map((one) => one.place?.position[1]?.toFixed(4))
    expect(latitudes(540)).toEqual(['35.0100', '35.0100', '35.0000'])
    expect(latitudes(540 - 15)).toEqual(['35.0200', '35.0100', '35.0000'])
  })

  it('ask for the clock only where one needs it and it helps', () => {
    const isAmbiguous = (exif: Partial<PhotoExif>, items: readonly ImportItem[]) =>
      place([photo('a', exif)], items).isClockAsked
    expect(isAmbiguous(clockAt(0), [track('a', 138, 0)])).toBe(true)
    expect(isAmbiguous(clockAt(0, 540), [track('a', 138, 0)])).toBe(false)
    expect(isAmbiguous({ ...clockAt(0), ...at([138, 35]) }, [track('a', 138, 0)])).toBe(false)
    expect(isAmbiguous(clockAt(0), [track('a', 138, null)])).toBe(false)
  })

  it('take the zone of others, or of the device, for likely', () => {
    const offset = (photos: readonly ImportPhoto[]) => place(photos, []).clockOffsetMinutes
    expect(offset([photo('a', clockAt(0)), photo('b', clockAt(0, 60))])).toBe(60)
    expect(offset([photo('a', clockAt(0))])).toBe(540)
    expect(offset([])).toBe(0)
  })

  it('come in the order of the tracks’ times, whatever order these were chosen in', () => {
    const photos = [photo('second', clockAt(2, 540)), photo('first', clockAt(0, 540))]
    const along = (items: readonly ImportItem[]) =>
      place(photos, items).placed.map((one) => one.place?.alongMeters ?? -1)
    const [second = 0, first = 0] = along([track('b', 139, 2), track('a', 138, 0)])
    expect(first).toBeLessThan(second)
  })

  it('make the way themselves where there is no track', () => {
    const photos = [
      photo('b', { ...at([138, 35.01]), ...clockAt(1, 540) }),
      photo('a', { ...at([138, 35]), ...clockAt(0, 540) }),
      photo('c', at([138, 35.02])),
    ]
    const along = place(photos, []).placed.map((one) => Math.round(one.place?.alongMeters ?? -1))
    expect(along).toEqual([1112, 0, 2224])
  })
})
