import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type MapLook, readAllTracks, readTracks, type Track, type TrackSource, type Tracks } from './read-tracks.ts'

const NONE: readonly Track[] = []

/** More exact tracks for a part of the map. */
interface Closer {
  readonly look: MapLook
  readonly nextZoom: number | null
  readonly tracks: ReadonlyMap<string, Track>
}

/**
 * All tracks, as exact as a picture of all needs them; those where the map looks closer are exchanged for more exact
 * ones. A map that moves within what it has asks for nothing.
 */
export function useTracks(source: TrackSource) {
  const { userId, year, sport } = source
  const [whole, setWhole] = useState<Tracks | null>(null)
  const [closer, setCloser] = useState<Closer | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const looking = useRef<AbortController | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    setHasFailed(false)
    void readAllTracks({ userId, year, sport }, stop.signal).then((read) => {
      if (stop.signal.aborted) return
      setHasFailed(read === null)
      setWhole(read)
    })
    return () => {
      stop.abort()
      looking.current?.abort()
    }
  }, [userId, year, sport, attempt])
  const look = useCallback(
    (now: MapLook) => {
      looking.current?.abort()
      if (!whole || isExact(whole.nextZoom, now) || (closer && covers(closer, now))) return
      const stop = new AbortController()
      looking.current = stop
      void readTracks({ userId, year, sport }, now, stop.signal).then((read) => {
        // Without an answer the map keeps what it has.
        if (!read || stop.signal.aborted) return
        setCloser({
          look: now,
          nextZoom: read.nextZoom,
          tracks: new Map(read.tracks.map((track) => [track.key, track])),
        })
      })
    },
    [userId, year, sport, whole, closer],
  )
  const tracks = useMemo(
    () => whole?.tracks.map((track) => closer?.tracks.get(track.key) ?? track) ?? NONE,
    [whole, closer],
  )
  const status = hasFailed ? 'failed' : whole === null ? 'loading' : 'ready'
  return { status, tracks, bounds: whole?.bounds ?? null, look, retry: () => setAttempt((count) => count + 1) } as const
}

const isExact = (nextZoom: number | null, { zoom }: MapLook) => nextZoom === null || zoom < nextZoom

/** Whether what was read shows all that the map looks at. */
function covers({ look: { box, zoom }, nextZoom }: Closer, now: MapLook): boolean {
  const [west, south, east, north] = now.box
  const isInside = west >= box[0] && south >= box[1] && east <= box[2] && north <= box[3]
  return isInside && (isExact(nextZoom, now) || Math.floor(now.zoom) <= Math.floor(zoom))
}
