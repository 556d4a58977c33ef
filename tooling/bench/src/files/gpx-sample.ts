import { type SamplePoint, walk } from './samples.ts'

/** A deterministic GPX 1.1 file of about `bytes` bytes: tracks of 5,000 points with elevation and time, as a logger writes them. */
export function gpxSample(bytes: number): string {
  const points = walk()
  const parts = [
    '<?xml version="1.0" encoding="UTF-8"?>\n<gpx version="1.1" creator="bench" xmlns="http://www.topografix.com/GPX/1/1">\n',
  ]
  for (let size = 0; size < bytes; ) {
    const written = Array.from({ length: 5000 }, () => point(points.next().value))
    const track = ` <trk>\n  <name>Track at ${size}</name>\n  <trkseg>\n${written.join('')}  </trkseg>\n </trk>\n`
    parts.push(track)
    size += track.length
  }
  return `${parts.join('')}</gpx>\n`
}

function point(at: SamplePoint): string {
  const time = new Date(at.time).toISOString().replace('.000', '')
  return `   <trkpt lat="${at.lat.toFixed(7)}" lon="${at.lng.toFixed(7)}">\n    <ele>${at.elevation.toFixed(1)}</ele>\n    <time>${time}</time>\n   </trkpt>\n`
}
