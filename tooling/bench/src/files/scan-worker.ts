import { createBracketScanner } from './bracket-scanner.ts'
import { type Found, sum } from './contestant.ts'
import { scanGpx } from './scan-tokenizer.ts'

function foundInGpx(text: string): Found {
  const { points, latitudes, longitudes, elevations, times } = scanGpx(text)
  const total = (column: ArrayLike<number>) => sum(column, { to: points })
  return {
    points,
    latitudeSum: total(latitudes),
    longitudeSum: total(longitudes),
    elevationSumMeters: total(elevations),
    timestampSumMs: total(times),
  }
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

async function foundInTimeline(file: Blob): Promise<Found> {
  const found = { parts: 0, activityMeters: 0 }
  let latitudeSum = 0 // nobody reads it; a reader has to look at every position
  const addLatitude = (text: string) => {
    latitudeSum += Number(text.slice(0, text.indexOf('°')))
  }
  const take = ({ timelinePath, visit, activity }: Segment) => {
    found.parts += timelinePath?.length ?? 1
    if (timelinePath) for (const { point } of timelinePath) addLatitude(point)
    else if (visit) addLatitude(visit.topCandidate.placeLocation.latLng)
    else if (activity) {
      addLatitude(activity.start.latLng)
      addLatitude(activity.end.latLng)
      found.activityMeters += activity.distanceMeters
    }
  }
  const write = createBracketScanner((element) => take(element as Segment), 1 << 16) // of the sample
  const chunks = file.stream().getReader()
  for (let chunk = await chunks.read(); !chunk.done; chunk = await chunks.read()) write(chunk.value)
  if (Number.isNaN(latitudeSum)) throw new Error('a position is no position')
  return found
}

addEventListener('message', async ({ data: file }: MessageEvent<Blob>) => {
  const isGpx = (await file.slice(0, 1).text()) === '<'
  postMessage(isGpx ? foundInGpx(await file.text()) : await foundInTimeline(file))
})
