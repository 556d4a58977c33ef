import {
  type AnyLine,
  elevationSamples,
  elevationsOfSamples,
  findMapObject,
  type MapDocument,
  type MapObject,
  type MapObjectId,
  type Position,
} from '@mishiori/map-document'
import type { ElevationProfileProps } from '@mishiori/map-editor/view'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useRootData } from '../../platform/root-data.ts'

/** As many as a profile can show. */
const MOST_SAMPLES = 500

type Path = readonly Position[]
type ProfileSource = NonNullable<ElevationProfileProps['source']>

interface LookedUp {
  /** The line's way, with more points where it has few; one height for each. */
  readonly path: Path
  readonly elevationsMeters: readonly (number | null)[]
  readonly source: string
}

/** What is known of paths: nothing while they are asked for, null when nobody answered. */
type Answers = ReadonlyMap<Path, LookedUp | null>

export interface LineHeights {
  /** The document with the heights that are known: the lines' own, or those looked up. Where they can be looked up they are unknown until then. */
  readonly document: MapDocument
  /** Looks up what these lines need for their profiles. */
  readonly want: (lineIds: readonly MapObjectId[]) => void
  readonly sourceOf: (lineId: MapObjectId) => ProfileSource
}

/** Heights of a document's lines, looked up for those that brought none and are looked at, where there is somebody to ask. */
export function useLineHeights(value: MapDocument): LineHeights {
  const { elevation } = useRootData()
  const canLookUp = elevation !== null
  const { answers, wantPaths, forget } = useLookUps()
  const document = useMemo(() => (canLookUp ? withHeights(value, answers) : value), [canLookUp, value, answers])
  const pathOf = useCallback(
    (lineId: MapObjectId) => {
      const object = findMapObject(value, lineId)
      return canLookUp && object && isWithoutHeights(object) ? object.path : null
    },
    [canLookUp, value],
  )
  const want = useCallback(
    (lineIds: readonly MapObjectId[]) => wantPaths(lineIds.map(pathOf).filter((path) => path !== null)),
    [pathOf, wantPaths],
  )
  const sourceOf = useCallback(
    (lineId: MapObjectId): ProfileSource => {
      const path = pathOf(lineId)
      if (!path) return { kind: 'line' }
      const lookedUp = answers.get(path)
      if (lookedUp === null) return { kind: 'failed', onRetry: () => forget(path) }
      return lookedUp ? { kind: 'model', name: lookedUp.source } : { kind: 'asking' }
    },
    [pathOf, answers, forget],
  )
  return { document, want, sourceOf }
}

const isWithoutHeights = (object: MapObject): object is AnyLine =>
  'path' in object && !object.elevationsMeters?.some((meters) => meters !== null)

function withHeights(document: MapDocument, answers: Answers): MapDocument {
  const layers = document.layers.map((layer) => ({
    ...layer,
    objects: layer.objects.map((object) => {
      if (!isWithoutHeights(object)) return object
      const { path, elevationsMeters } = answers.get(object.path) ?? {}
      const known = elevationsMeters ?? object.path.map(() => null)
      return { ...object, path: path ?? object.path, elevationsMeters: known }
    }),
  }))
  return { ...document, layers }
}

/** Asks for each path once while it is wanted, and keeps the answers. */
function useLookUps() {
  const [wanted, wantPaths] = useState<readonly Path[]>([])
  const [answers, setAnswers] = useState<Answers>(new Map())
  const [asked] = useState(() => new Map<Path, AbortController>())
  useEffect(() => {
    for (const path of asked.keys()) if (!wanted.includes(path)) callOff(asked, path)
    for (const path of wanted) {
      if (asked.has(path) || answers.has(path)) continue
      const stop = new AbortController()
      asked.set(path, stop)
      void lookUp(path, stop.signal)
        .catch(() => null)
        .then((found) => {
          if (stop.signal.aborted) return
          asked.delete(path)
          setAnswers((before) => new Map(before).set(path, found))
        })
    }
  }, [wanted, answers, asked])
  useEffect(() => {
    return () => {
      for (const path of asked.keys()) callOff(asked, path)
    }
  }, [asked])
  const forget = useCallback(
    (path: Path) => setAnswers((before) => new Map([...before].filter(([known]) => known !== path))),
    [],
  )
  return { answers, wantPaths, forget }
}

function callOff(asked: Map<Path, AbortController>, path: Path): void {
  asked.get(path)?.abort()
  asked.delete(path)
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
