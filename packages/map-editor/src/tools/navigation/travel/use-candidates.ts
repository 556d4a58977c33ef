import {
  elevationStats,
  mapObjectId,
  type NavigationLine,
  type Position,
  pathLengthMeters,
} from '@mishiori/map-document'
import { useEffect, useMemo } from 'react'
import { areLoops, type Candidates } from '../../../core/drafts/route-offers.ts'
import { selectCandidates } from '../../../core/selectors.ts'
import type { MapEditorMessages } from '../../../messages/messages.ts'
import { travelMessages } from '../../../messages/travel-messages.ts'
import { useEditor, useEditorParts, useMessages } from '../../../ui/context/editor-context.tsx'
import { useElevations } from '../../../ui/elevation-profile/use-elevations.ts'

/** A path that can be chosen, with what is known of it. */
export interface CandidateRow {
  readonly index: number
  readonly name: string
  readonly path: readonly Position[]
  readonly isChosen: boolean
  readonly lengthMeters: number
  /** Null as long as the elevations are not known. */
  readonly climbMeters: number | null
  readonly durationSeconds: number | null
  /** Of a loop: how much of it is gone along twice. */
  readonly repeatedMeters: number
}

const NONE: readonly CandidateRow[] = []

/** The paths between which the person can choose, the suggested one first; none while there is only one, unless it is a loop. */
export function useCandidates(): readonly CandidateRow[] {
  const messages = useMessages()
  const candidates = useEditor(selectCandidates)
  return useMemo(() => rowsOf(candidates, messages), [candidates, messages])
}

function rowsOf(candidates: Candidates | null, messages: MapEditorMessages): readonly CandidateRow[] {
  if (!candidates) return NONE
  const isLoop = areLoops(candidates)
  if (candidates.all.length < 2 && !isLoop) return NONE
  const { loop, suggested, other, former } = travelMessages(messages)
  const nameOf = (index: number) => (index === 0 ? suggested : other(index))
  return candidates.all.map(({ path, durationSeconds, repeatedMeters = 0, former: was }, index) => ({
    index,
    name: isLoop ? loop.name(index + 1) : was === 'apart' ? former : nameOf(index),
    path,
    isChosen: index === candidates.chosen,
    lengthMeters: pathLengthMeters(path),
    climbMeters: null,
    durationSeconds,
    repeatedMeters,
  }))
}

/** The same with their climbs, which the host looks up if it can. */
export function useCandidateClimbs(rows: readonly CandidateRow[]): readonly CandidateRow[] {
  const { services } = useEditorParts()
  const elevations = useElevations(services)
  const { request } = elevations
  useEffect(() => request(rows.map(({ path }) => asLine(path))), [request, rows])
  return useMemo(
    () =>
      rows.map((row) => {
        const known = elevations.withElevations(asLine(row.path)).elevationsMeters
        return { ...row, climbMeters: (known && elevationStats(known)?.gainMeters) ?? null }
      }),
    [elevations, rows],
  )
}

/** Elevations are known by the path alone. */
function asLine(path: readonly Position[]): NavigationLine {
  const nothing = { name: '', description: '', color: 'gray', waypoints: [], travelMode: 'walking' } as const
  return { kind: 'navigationLine', id: mapObjectId('candidate'), path, ...nothing }
}
