import { useMemo, useState } from 'react'
import { selectTrim } from '../../core/selectors.ts'
import { useEditor, useEditorParts } from '../../ui/context/editor-context.tsx'
import type { ElevationProfileProps } from '../../ui/elevation-profile/profile-props.ts'
import type { ProfileRange } from '../../ui/elevation-profile/profile-range.ts'
import { movedEnd, rangeInMeters } from './trim-meters.ts'

/**
 * While a recording is trimmed, the handles of its profile are its ends. A handle stays where it was moved, between two points if need be,
 * so that small steps add up; the end is the nearest point.
 */
export function useTrimRange(): Pick<ElevationProfileProps, 'range' | 'onRange'> {
  const { actor } = useEditorParts()
  const target = useEditor(selectTrim)
  const [asked, setAsked] = useState<ProfileRange | null>(null)
  return useMemo(() => {
    if (!target) return {}
    const { recording, range } = target
    const isAsked = asked !== null && movedEnd(recording, range, asked) === null
    return {
      range: isAsked ? asked : rangeInMeters(recording, range),
      onRange: (next) => {
        setAsked(next)
        const moved = next && movedEnd(recording, range, next)
        if (moved) actor.send({ type: 'trim.set', ...moved })
      },
    }
  }, [actor, target, asked])
}
