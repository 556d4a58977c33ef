import { seededRandom } from '../editor/scene.ts'

/** A deterministic GPX 1.1 file of about `bytes` bytes: tracks of 5,000 points with elevation and time, as a logger writes them. */
export function gpxSample(bytes: number): string {
  const random = seededRandom(1)
  const parts = [
    '<?xml version="1.0" encoding="UTF-8"?>\n<gpx version="1.1" creator="bench" xmlns="http://www.topografix.com/GPX/1/1">\n',
  ]
  const at = { lat: 35.9, lng: 137.7, elevation: 500, time: Date.UTC(2025, 0, 1) }
  for (let size = 0; size < bytes; ) {
    const points = Array.from({ length: 5000 }, () => point(at, random))
    const track = ` <trk>\n  <name>Track at ${size}</name>\n  <trkseg>\n${points.join('')}  </trkseg>\n </trk>\n`
    parts.push(track)
    size += track.length
  }
  return `${parts.join('')}</gpx>\n`
}

function point(at: { lat: number; lng: number; elevation: number; time: number }, random: () => number): string {
  at.lat += (random() - 0.5) * 2e-4
  at.lng += (random() - 0.5) * 2e-4
  at.elevation += random() - 0.5
  at.time += 1000
  const time = new Date(at.time).toISOString().replace('.000', '')
  return `   <trkpt lat="${at.lat.toFixed(7)}" lon="${at.lng.toFixed(7)}">\n    <ele>${at.elevation.toFixed(1)}</ele>\n    <time>${time}</time>\n   </trkpt>\n`
}
