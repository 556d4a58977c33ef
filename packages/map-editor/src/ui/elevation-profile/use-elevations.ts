import type { AnyLine } from '@mishiori/map-document'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { ElevationServices } from '../../core/services.ts'
import { useLatest } from '../shared/use-latest.ts'
import { ElevationStore, hasElevations } from './elevation-store.ts'
import type { ProfileSource } from './profile-props.ts'

export interface Elevations {
  /** From now on these lines are shown and no others. */
  readonly request: (lines: readonly AnyLine[]) => void
  /** The line with the elevations that were looked up for it, if they are known; else as it is. */
  readonly withElevations: (line: AnyLine) => AnyLine
  readonly sourceOf: (line: AnyLine) => ProfileSource
}

/** Elevations that the host looks up for lines that brought none, as long as the component is there; another value after each answer. */
export function useElevations(services: ElevationServices): Elevations {
  const latest = useLatest(services)
  const [store] = useState(() => new ElevationStore(() => latest.current.fetchElevations, services.clock))
  const version = useSyncExternalStore(store.subscribe, store.version, store.version)
  useEffect(() => () => store.request([]), [store])
  const canLookUp = services.fetchElevations !== undefined
  return useMemo(
    () => ({
      request: store.request,
      withElevations: (line) => withElevations(store, line),
      sourceOf: (line) => (canLookUp && !hasElevations(line) ? lookedUpSource(store, line) : { kind: 'line' }),
      version,
    }),
    [store, version, canLookUp],
  )
}

function withElevations(store: ElevationStore, line: AnyLine): AnyLine {
  const lookedUp = store.get(line)
  if (lookedUp?.state !== 'known') return line
  const { path, elevationsMeters } = lookedUp
  return { ...line, path, elevationsMeters }
}

function lookedUpSource(store: ElevationStore, line: AnyLine): ProfileSource {
  const lookedUp = store.get(line)
  if (lookedUp?.state === 'known') return { kind: 'model', name: lookedUp.source }
  return lookedUp?.state === 'failed' ? { kind: 'failed', onRetry: () => store.retry(line) } : { kind: 'asking' }
}
