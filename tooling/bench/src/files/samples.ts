import { FitBaseType, FitEncoder } from 'fit-file-parser/encoder'
import { seededRandom } from '../seeded-random.ts'

interface SamplePoint {
  readonly lat: number
  readonly lng: number
  readonly elevation: number
  readonly time: number
}

/** A walk with a device that records a point each second. */
function* walk(): Generator<SamplePoint, never, void> {
  const random = seededRandom(1)
  const at = { lat: 35.9, lng: 137.7, elevation: 500, time: Date.UTC(2025, 0, 1) }
  for (;;) {
    at.lat += (random() - 0.5) * 2e-4
    at.lng += (random() - 0.5) * 2e-4
    at.elevation += random() - 0.5
    at.time += 1000
    yield { ...at }
  }
}

const POINTS_OF_A_TRACK = 5000

/** A deterministic GPX 1.1 file of about `bytes` bytes: tracks of 5,000 points with elevation and time, as a logger writes them. */
export function gpxSample(bytes: number): string {
  const points = walk()
  const parts = [
    '<?xml version="1.0" encoding="UTF-8"?>\n<gpx version="1.1" creator="bench" xmlns="http://www.topografix.com/GPX/1/1">\n',
  ]
  for (let size = 0; size < bytes; ) {
    const written = Array.from({ length: POINTS_OF_A_TRACK }, () => gpxPoint(points.next().value))
    const track = ` <trk>\n  <name>Track at ${size}</name>\n  <trkseg>\n${written.join('')}  </trkseg>\n </trk>\n`
    parts.push(track)
    size += track.length
  }
  return `${parts.join('')}</gpx>\n`
}

function gpxPoint(at: SamplePoint): string {
  const time = new Date(at.time).toISOString().replace('.000', '')
  return `   <trkpt lat="${at.lat.toFixed(7)}" lon="${at.lng.toFixed(7)}">\n    <ele>${at.elevation.toFixed(1)}</ele>\n    <time>${time}</time>\n   </trkpt>\n`
}

/** A deterministic KML 2.2 file of about `bytes` bytes: tracks of 5,000 points with elevation and time, as Google Earth writes them. */
export function kmlSample(bytes: number): string {
  const points = walk()
  const parts = [
    '<?xml version="1.0" encoding="UTF-8"?>\n<kml xmlns="http://www.opengis.net/kml/2.2" xmlns:gx="http://www.google.com/kml/ext/2.2"><Document>\n',
  ]
  for (let size = 0; size < bytes; ) {
    const track = Array.from({ length: POINTS_OF_A_TRACK }, () => points.next().value)
    const whens = track.map(({ time }) => `<when>${new Date(time).toISOString().replace('.000', '')}</when>\n`)
    const coords = track.map(
      (at) => `<gx:coord>${at.lng.toFixed(7)} ${at.lat.toFixed(7)} ${at.elevation.toFixed(1)}</gx:coord>\n`,
    )
    const placemark = `<Placemark><name>Track at ${size}</name><gx:Track>\n${whens.join('')}${coords.join('')}</gx:Track></Placemark>\n`
    parts.push(placemark)
    size += placemark.length
  }
  return `${parts.join('')}</Document></kml>\n`
}

/** A deterministic FIT file of so many records, with heart rates, as a watch writes them. */
export function fitSample(records: number): Uint8Array {
  const points = walk()
  const encoder = new FitEncoder()
  encoder.writeMessage(0, [{ number: 0, size: 1, baseType: FitBaseType.Enum, value: 4 }])
  for (let count = 0; count < records; count++) {
    const { lat, lng, elevation, time } = points.next().value
    const wide = (number: number, baseType: FitBaseType, value: number) => ({ number, size: 4, baseType, value })
    const fields = [
      wide(253, FitBaseType.Uint32, FitEncoder.toFitTimestamp(new Date(time))),
      wide(0, FitBaseType.Sint32, semicircles(lat)),
      wide(1, FitBaseType.Sint32, semicircles(lng)),
      wide(78, FitBaseType.Uint32, Math.round((elevation + 500) * 5)),
      { number: 3, size: 1, baseType: FitBaseType.Uint8, value: 60 + (count % 100) },
    ]
    encoder.writeMessage(20, fields, 1)
  }
  return encoder.close()
}

const semicircles = (degrees: number) => Math.round((degrees / 180) * 2 ** 31)
