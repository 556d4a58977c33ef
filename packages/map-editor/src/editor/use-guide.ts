import { MAP_LIMITS, pathLengthMeters } from '@mishiori/map-document'
import { useMemo } from 'react'
import type { EditorSnapshot } from '../machine/selectors.ts'
import { selectCanConfirm, selectEditedLine, selectTool } from '../machine/selectors.ts'
import { formatDistance } from '../messages/format.ts'
import type { GuideName, InputMode, MapEditorMessages } from '../messages/messages.ts'
import { useValue } from '../value-store.ts'
import { useEditor, useEditorParts, useMessages } from './editor-context.tsx'

type StepName = 'placeSpot' | 'editSpot' | 'startLine' | 'extendLine' | 'editLine'

export interface Guide {
  readonly tool: 'line' | 'spot'
  readonly message: string
  readonly pointCount: number | null
  readonly lengthMeters: number | null
  readonly length: string | null
  readonly confirmRefusal: string | null
}

/** What the person is told while a tool is open; null while none is. */
export function useGuide(): Guide | null {
  const { inputMode } = useEditorParts()
  const messages = useMessages()
  const mode = useValue(inputMode)
  const tool = useEditor(selectTool)
  const step = useEditor(selectStep)
  const line = useEditor(selectEditedLine)
  const canConfirm = useEditor(selectCanConfirm)
  const lengthMeters = useMemo(() => (line ? pathLengthMeters(line.path) : null), [line])
  if (tool === 'select' || step === null) return null
  return {
    tool,
    message: guideText(messages, step, mode),
    pointCount: line?.path.length ?? null,
    lengthMeters,
    length: lengthMeters === null ? null : formatDistance(lengthMeters, messages.locale),
    confirmRefusal: canConfirm ? null : refusal(messages, tool, mode),
  }
}

function selectStep(snapshot: EditorSnapshot): StepName | null {
  if (snapshot.matches({ line: 'starting' })) return 'startLine'
  if (snapshot.matches({ line: 'started' })) return 'extendLine'
  if (snapshot.matches('line')) return snapshot.context.edit?.isNew ? 'extendLine' : 'editLine'
  if (snapshot.matches({ spot: 'placing' })) return 'placeSpot'
  return snapshot.matches('spot') ? 'editSpot' : null
}

function guideText(messages: MapEditorMessages, step: StepName & GuideName, mode: InputMode): string {
  return messages.guide[step](mode)
}

function refusal(messages: MapEditorMessages, tool: Guide['tool'], mode: InputMode): string {
  return tool === 'line' ? messages.guide.confirmNeedsPoints(MAP_LIMITS.linePoints.min) : messages.guide.placeSpot(mode)
}

export function guideDetail(messages: MapEditorMessages, { pointCount, length }: Guide): string | undefined {
  if (pointCount === null || length === null) return undefined
  return `${messages.guide.points(pointCount)} · ${length}`
}
