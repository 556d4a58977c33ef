import { JSONParser } from '@streamparser/json'
import { createBracketScanner } from './bracket-scanner.ts'
import type { FoundSegments } from './contestant.ts'

export interface ElementsRequest {
  readonly file: Blob
  readonly reader: 'bracketScanner' | 'streamparser'
}

interface Placed {
  readonly latLng: string
}

/** As the sample has them. */
interface Segment {
  readonly timelinePath?: readonly { readonly point: string }[]
  readonly visit?: { readonly topCandidate: { readonly placeLocation: Placed } }
  readonly activity?: { readonly start: Placed; readonly end: Placed; readonly distanceMeters: number }
}

function createCollector() {
  const found = { parts: 0, activityMeters: 0, latitudeSum: 0 }
  const addLatitude = (text: string) => {
    found.latitudeSum += Number(text.slice(0, text.indexOf('°')))
  }
  return {
    take({ timelinePath, visit, activity }: Segment) {
      found.parts += timelinePath?.length ?? 1
      if (timelinePath) for (const { point } of timelinePath) addLatitude(point)
      else if (visit) addLatitude(visit.topCandidate.placeLocation.latLng)
      else if (activity) {
        addLatitude(activity.start.latLng)
        addLatitude(activity.end.latLng)
        found.activityMeters += activity.distanceMeters
      }
    },
    found: (): FoundSegments => ({ parts: found.parts, activityMeters: found.activityMeters }),
  }
}

function createWriter(
  reader: ElementsRequest['reader'],
  take: (segment: Segment) => void,
): (chunk: Uint8Array) => void {
  if (reader === 'bracketScanner') return createBracketScanner((element) => take(element as Segment), 1 << 16) // of the sample
  const parser = new JSONParser({ paths: ['$.semanticSegments.*'], keepStack: false, stringBufferSize: 1 << 16 })
  parser.onValue = ({ value }) => take(value as Segment) // of the sample
  return (chunk) => parser.write(chunk)
}

addEventListener('message', async ({ data: { file, reader } }: MessageEvent<ElementsRequest>) => {
  const { take, found } = createCollector()
  const write = createWriter(reader, take)
  const chunks = file.stream().getReader()
  for (let chunk = await chunks.read(); !chunk.done; chunk = await chunks.read()) write(chunk.value)
  postMessage(found())
})
