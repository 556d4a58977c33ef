import { seededRandom } from '../seeded-random.ts'

const DEGREE = '°'
const MINUTE_MS = 60_000
/** Segments that are written at a time. */
const BATCH = 200

/**
 * A deterministic timeline of about `bytes` bytes as Android exports it, with line breaks: paths, stays and walks one
 * after the other, then raw signals.
 */
export function timelineSample(bytes: number): Uint8Array {
  const random = seededRandom(2)
  const writer = { parts: [] as Buffer[], size: 0 }
  const write = (text: string) => {
    const part = Buffer.from(text)
    writer.parts.push(part)
    writer.size += part.length
  }
  const somebody = { timeMs: Date.UTC(2015, 0, 1), lat: 35.9, lng: 137.7 }
  const place = () => {
    somebody.lat += (random() - 0.5) * 1e-3
    somebody.lng += (random() - 0.5) * 1e-3
    return `${somebody.lat.toFixed(7)}${DEGREE}, ${somebody.lng.toFixed(7)}${DEGREE}`
  }
  write('{\n  "semanticSegments": [')
  for (let isFirst = true; writer.size < bytes * 0.97; isFirst = false) {
    const segments = Array.from({ length: BATCH }, () => segment({ random, somebody, place }))
    const texts = segments.map((one) => JSON.stringify(one, null, 2).replaceAll('\n', '\n    '))
    write(`${isFirst ? '' : ','}\n    ${texts.join(',\n    ')}`)
  }
  write('\n  ],\n  "rawSignals": [')
  for (let isFirst = true; writer.size < bytes; isFirst = false) {
    const position = { LatLng: place(), accuracyMeters: 12, timestamp: iso(somebody.timeMs) }
    write(`${isFirst ? '' : ','}\n    ${JSON.stringify({ position })}`)
  }
  write('\n  ],\n  "userLocationProfile": {"frequentPlaces": []}\n}\n')
  return Buffer.concat(writer.parts)
}

const iso = (timeMs: number) => new Date(timeMs + 540 * MINUTE_MS).toISOString().replace('Z', '+09:00')

interface Walker {
  readonly random: () => number
  readonly somebody: { timeMs: number }
  readonly place: () => string
}

function segment({ random, somebody, place }: Walker): object {
  const startMs = somebody.timeMs
  const lasting = (minutes: number) => {
    somebody.timeMs = startMs + minutes * MINUTE_MS
    const zone = { startTimeTimezoneUtcOffsetMinutes: 540, endTimeTimezoneUtcOffsetMinutes: 540 }
    return { startTime: iso(startMs), endTime: iso(somebody.timeMs), ...zone }
  }
  const kind = random()
  if (kind < 0.5) {
    const point = (_: unknown, index: number) => ({ point: place(), time: iso(startMs + index * MINUTE_MS) })
    return { ...lasting(120), timelinePath: Array.from({ length: 5 + Math.floor(random() * 40) }, point) }
  }
  if (kind < 0.75) {
    const placeId = `ChIJ${Math.floor(random() * 1e15).toString(36)}`
    const guess = { placeId, semanticType: 'UNKNOWN', probability: random(), placeLocation: { latLng: place() } }
    return { ...lasting(60), visit: { hierarchyLevel: 0, probability: random(), topCandidate: guess } }
  }
  const ends = { start: { latLng: place() }, end: { latLng: place() }, distanceMeters: random() * 5000 }
  return { ...lasting(30), activity: { ...ends, topCandidate: { type: 'WALKING', probability: random() } } }
}
