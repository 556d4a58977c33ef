import { useMemo } from 'react'
import { selectTrim } from '../machine/selectors.ts'
import type { ElevationProfileProps } from '../panels/panel-props.ts'
import { movedEnd, rangeInMeters } from '../tools/recording/trim-meters.ts'
import { useEditor, useEditorParts } from './editor-context.tsx'

/** While a recording is trimmed, the handles of its profile are its ends. */
export function useTrimRange(): Pick<ElevationProfileProps, 'range' | 'onRange'> {
  const { actor } = useEditorParts()
  const held = useEditor(selectTrim)
  return useMemo(() => {
    if (!held) return {}
    const { recording, range } = held
    return {
      range: rangeInMeters(recording, range),
      onRange: (next) => {
        const moved = next && movedEnd(recording, range, next)
        if (moved) actor.send({ type: 'trim.set', ...moved })
      },
    }
  }, [actor, held])
}
