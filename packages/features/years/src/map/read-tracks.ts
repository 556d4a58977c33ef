import { type BBox, boundsOf, decodePolyline, type Position } from '@mishiori/map-document'
import type { Answer, Sport, YearTracks } from '@repo/contract'
import { browserApi } from '@repo/web-kit/browser-api'
import { activityKey } from '../view/year-view.ts'

/** The track of an activity. */
export interface Track {
  /** That of its activity. */
  readonly key: string
  readonly articleId: number | null
  readonly date: string
  readonly sport: Sport
  /** Several where it has gaps. */
  readonly paths: readonly (readonly Position[])[]
}

export interface Tracks {
  readonly tracks: readonly Track[]
  /** Of all tracks, wherever the map looks. */
  readonly bounds: BBox | null
  /** From this zoom on there are more exact ones. */
  readonly nextZoom: number | null
}

/** Whose tracks, and which of them. */
export interface TrackSource {
  /** Null for the viewer's own, with all that others do not see. */
  readonly userId: number | null
  /** Null for all years. */
  readonly year: number | null
  /** Null for all sports. */
  readonly sport: Sport | null
}

/** Where a map looks. */
export interface MapLook {
  readonly zoom: number
  readonly box: BBox
}

const MAX_POINTS = 20_000

/** All of them, as exact as a picture of them needs. @returns null without an answer. */
export async function readAllTracks(source: TrackSource, signal?: AbortSignal): Promise<Tracks | null> {
  const answer = await readTracks(source, null, signal)
  const coarse = answer && { ...answer, bounds: theShortWay(answer) }
  const zoom = coarse?.bounds ? zoomOfPicture(coarse.bounds) : 0
  if (!coarse || coarse.nextZoom === null || zoom < coarse.nextZoom) return coarse
  const exact = await readTracks(source, { zoom, box: null }, signal)
  return exact ? { ...exact, bounds: coarse.bounds } : coarse
}

/** The box is plain longitudes: that of tracks on both sides of the Pacific would go around by the Atlantic. */
function theShortWay({ bounds, tracks }: Tracks): BBox | null {
  if (!bounds || bounds[2] - bounds[0] <= 180) return bounds
  return boundsOf(tracks.flatMap(({ paths }) => paths.flat()))
}

const PICTURE_PX = 1000
const TILE_PX = 512

/** At which a picture is as wide as the box, or as tall. */
function zoomOfPicture([west, south, east, north]: BBox): number {
  const degrees = Math.max((east - west + 360) % 360, north - south, 0.001)
  return Math.log2(((PICTURE_PX / TILE_PX) * 360) / degrees)
}

/** @param look null for all of them, as a map of the world shows them. @returns null without an answer. */
export async function readTracks(
  { userId, year, sport }: TrackSource,
  look: (Pick<MapLook, 'zoom'> & { readonly box: BBox | null }) | null,
  signal?: AbortSignal,
): Promise<Tracks | null> {
  const shared = {
    query: {
      ...(sport && { sport }),
      ...(look && { zoom: String(Math.min(24, Math.max(0, Math.floor(look.zoom)))) }),
      ...(look?.box && isOnEarth(look.box) && { bbox: look.box.map((value) => value.toFixed(5)).join(',') }),
    },
  }
  const name = year === null ? 'all' : String(year)
  const options = signal ? { signal } : {}
  const answer: Answer<YearTracks> =
    userId === null
      ? await browserApi().readOwnTracks({ params: { year: name }, ...shared }, options)
      : await browserApi().readTracks({ params: { id: String(userId), year: name }, ...shared }, options)
  return answer.ok ? toTracks(answer.data) : null
}

/** A map may look beyond 180°, where it shows the world once more. */
const isOnEarth = ([west, south, east, north]: BBox) => west >= -180 && east <= 180 && south >= -90 && north <= 90

function toTracks({ tracks, bounds, next_zoom: nextZoom }: YearTracks): Tracks {
  const [west, south, east, north] = bounds ?? []
  const isBox = west !== undefined && south !== undefined && east !== undefined && north !== undefined
  return {
    tracks: tracks.map((track) => ({
      key: activityKey(track),
      articleId: track.article_id,
      date: track.date,
      sport: track.sport,
      paths: track.lines.flatMap((line) => {
        const decoded = decodePolyline(line, { maxPoints: MAX_POINTS })
        return decoded.ok && decoded.path.length > 1 ? [decoded.path] : []
      }),
    })),
    bounds: isBox ? [west, south, east, north] : null,
    nextZoom,
  }
}
