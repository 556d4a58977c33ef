import { encodeDay, readTimeline, redactDay, type WireDay } from '@mishiori/timeline'

type LngLat = readonly [lng: number, lat: number]

/** The days of some files, in the compact form, without what happened within 300 m of somebody's home. */
export async function daysToSend(files: readonly Blob[], home: LngLat): Promise<WireDay[]> {
  const { result, day } = await readTimeline(files)
  for (const { refusal } of result.files) if (refusal) console.warn(refusal)

  const redaction = { dropped: new Set<number>(), circles: [{ center: home, radiusMeters: 300 }] }
  return result.days
    .flatMap(({ date }) => day(date) ?? [])
    .map((whole) => redactDay(whole, redaction))
    .filter(({ segments }) => segments.length > 0)
    .map(encodeDay)
}
