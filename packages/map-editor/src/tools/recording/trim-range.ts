import { cumulativeDistancesMeters, type RecordedLine, type TrimRange } from '@mishiori/map-document'
import { useMemo, useState } from 'react'
import { endLimits, TRIM_ENDS, type TrimEnd } from '../../core/drafts/trim-draft.ts'
import { selectTrim } from '../../core/selectors.ts'
import { useEditor, useEditorParts } from '../../ui/context/editor-context.tsx'
import type { ElevationProfileProps } from '../../ui/elevation-profile/profile-props.ts'
import type { ProfileRange } from '../../ui/elevation-profile/profile-range.ts'

/** The retained part of a recording, measured along it. */
export function rangeInMeters({ path }: RecordedLine, { from, to }: TrimRange): ProfileRange {
  const distances = cumulativeDistancesMeters(path)
  return { fromMeters: distances[from] ?? 0, toMeters: distances[to] ?? 0 }
}

/** The end that was moved, and the point nearest to where it was moved that it can be at; null when neither has left its point. */
export function movedEnd(
  recording: RecordedLine,
  range: TrimRange,
  next: ProfileRange,
): { readonly end: TrimEnd; readonly index: number } | null {
  const distances = cumulativeDistancesMeters(recording.path)
  for (const end of TRIM_ENDS) {
    const [least, most] = endLimits(recording, range, end)
    const meters = end === 'start' ? next.fromMeters : next.toMeters
    const index = Math.min(most, Math.max(least, nearestIndex(distances, meters)))
    if (index !== (end === 'start' ? range.from : range.to)) return { end, index }
  }
  return null
}

function nearestIndex(ascending: readonly number[], value: number): number {
  const after = ascending.findIndex((candidate) => candidate >= value)
  if (after <= 0) return after < 0 ? ascending.length - 1 : 0
  return value - (ascending[after - 1] ?? 0) < (ascending[after] ?? 0) - value ? after - 1 : after
}

/**
 * While a recording is trimmed, the handles of its profile are its ends. A handle stays where it was moved, between two points if need be,
 * so that small steps add up; the end is the nearest point.
 */
export function useTrimRange(): Pick<ElevationProfileProps, 'range' | 'onRange'> {
  const { actor } = useEditorParts()
  const target = useEditor(selectTrim)
  const [requested, setRequested] = useState<ProfileRange | null>(null)
  return useMemo(() => {
    if (!target) return {}
    const { recording, range } = target
    const isRequested = requested !== null && movedEnd(recording, range, requested) === null
    return {
      range: isRequested ? requested : rangeInMeters(recording, range),
      onRange: (next) => {
        setRequested(next)
        const moved = next && movedEnd(recording, range, next)
        if (moved) actor.send({ type: 'trim.set', ...moved })
      },
    }
  }, [actor, target, requested])
}
