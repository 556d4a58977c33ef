import {
  type AnyLine,
  elevationSamples,
  elevationsOfSamples,
  type MapDocument,
  type Position,
} from '@mishiori/map-document'
import type { ElevationProfileProps } from '@mishiori/map-editor/view'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useRootData } from '../../platform/root-data.ts'

/** As many as a profile can show. */
const MOST_SAMPLES = 500

type Path = readonly Position[]

interface LookedUp {
  /** The line's way, with more points where it has few; one height for each. */
  readonly path: Path
  readonly elevationsMeters: readonly (number | null)[]
  readonly source: string
}

export interface LineHeights {
  /** The line with the heights that are known: its own, or those looked up. */
  readonly line: AnyLine
  readonly source: NonNullable<ElevationProfileProps['source']>
}

/** Heights for a line's profile, looked up where it brought none. Null where there are none and nobody to ask. */
export function useLineHeights(line: AnyLine | null): LineHeights | null {
  const { elevation } = useRootData()
  const hasOwn = line?.elevationsMeters?.some((meters) => meters !== null) ?? false
  const path = line && !hasOwn && elevation ? line.path : null
  const { lookedUp, retry } = useLookedUp(path)
  return useMemo(() => {
    if (!line || (!hasOwn && !path)) return null
    if (hasOwn) return { line, source: { kind: 'line' } }
    if (lookedUp === null) return { line, source: { kind: 'failed', onRetry: retry } }
    if (!lookedUp) return { line, source: { kind: 'asking' } }
    const { source, ...known } = lookedUp
    return { line: { ...line, ...known }, source: { kind: 'model', name: source } }
  }, [line, hasOwn, path, lookedUp, retry])
}

/** The document with the line as its profile shows it, so that the map can point along it. */
export function withHeights(document: MapDocument, heights: LineHeights | null): MapDocument {
  if (heights?.source.kind !== 'model') return document
  const { line } = heights
  const layers = document.layers.map((layer) =>
    layer.objects.some(({ id }) => id === line.id)
      ? { ...layer, objects: layer.objects.map((object) => (object.id === line.id ? line : object)) }
      : layer,
  )
  return { ...document, layers }
}

/** What is known of a path: undefined while it is asked for, null when nobody answered. */
function useLookedUp(path: Path | null) {
  const [answers, setAnswers] = useState<ReadonlyMap<Path, LookedUp | null>>(new Map())
  const isWanted = path !== null && !answers.has(path)
  useEffect(() => {
    if (!isWanted) return
    const stop = new AbortController()
    void lookUp(path, stop.signal)
      .catch(() => null)
      .then((found) => {
        if (!stop.signal.aborted) setAnswers((before) => new Map(before).set(path, found))
      })
    return () => stop.abort()
  }, [path, isWanted])
  const retry = useCallback(
    () => setAnswers((before) => new Map([...before].filter(([asked]) => asked !== path))),
    [path],
  )
  return { lookedUp: path ? answers.get(path) : undefined, retry }
}

async function lookUp(path: Path, signal: AbortSignal): Promise<LookedUp | null> {
  // The API's client is a weight that only readers of lines without heights need.
  const { fetchElevations } = await import('../elevation/fetch-elevations.ts')
  const samples = elevationSamples(path, MOST_SAMPLES)
  const positions = samples.indices.flatMap((index) => {
    const position = samples.path[index]
    return position ? [position] : []
  })
  const answer = await fetchElevations(positions, { signal })
  if (!answer.ok || answer.elevationsMeters.length !== positions.length) return null
  const elevationsMeters = elevationsOfSamples(samples, answer.elevationsMeters)
  return { path: samples.path, elevationsMeters, source: answer.source }
}
