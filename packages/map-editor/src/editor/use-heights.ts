import type { AnyLine } from '@mishiori/map-document'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { ProfileSource } from '../panels/profile/profile-props.ts'
import { createProfileLine, type ProfileLine } from '../profile-line.ts'
import { useLatest } from '../use-latest.ts'
import { useEditorParts } from './editor-context.tsx'
import { ElevationStore } from './elevation-store.ts'

export interface Heights {
  /** The lines whose heights are known, with them. */
  readonly known: readonly ProfileLine[]
  readonly sourceOf: (line: AnyLine) => ProfileSource
}

/** The heights of lines as they are shown: their own, or those that the host looks up. */
export function useHeights(lines: readonly AnyLine[]): Heights {
  const services = useLatest(useEditorParts().services)
  const [store] = useState(() => new ElevationStore(() => services.current.fetchElevations))
  const version = useSyncExternalStore(store.subscribe, store.version, store.version)
  useEffect(() => store.want(lines), [store, lines])
  useEffect(() => () => store.want([]), [store])
  return useMemo(
    () => ({ known: knownLines(store, lines), sourceOf: sourceIn(store), version }),
    [store, lines, version],
  )
}

function knownLines(store: ElevationStore, lines: readonly AnyLine[]): readonly ProfileLine[] {
  return lines.flatMap((line) => {
    const lookedUp = store.get(line)
    if (lookedUp?.state !== 'known') return createProfileLine(line) ?? []
    const { path, elevationsMeters } = lookedUp
    return createProfileLine({ ...line, path, elevationsMeters }) ?? []
  })
}

const sourceIn =
  (store: ElevationStore) =>
  (line: AnyLine): ProfileSource => {
    const lookedUp = store.get(line)
    if (!lookedUp) return { kind: 'line' }
    if (lookedUp.state === 'known') return { kind: 'model', name: lookedUp.source }
    return lookedUp.state === 'asking' ? { kind: 'asking' } : { kind: 'failed', onRetry: () => store.retry(line) }
  }
