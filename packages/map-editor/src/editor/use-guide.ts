import { MAP_LIMITS, pathLengthMeters } from '@mishiori/map-document'
import { useMemo } from 'react'
import { selectCanConfirm, selectEditedLine, selectRoute, selectTool } from '../machine/selectors.ts'
import { formatDistance } from '../messages/format.ts'
import type { MapEditorMessages } from '../messages/messages.ts'
import type { ToolName } from '../tools/tool-name.ts'
import { useValue } from '../value-store.ts'
import { useEditor, useEditorParts, useMessages } from './editor-context.tsx'
import { refusal, selectDirectionsState, selectStep, stepMessage } from './guide-step.ts'
import { usePolygonFigures } from './shape-guide.ts'

export interface Guide {
  readonly tool: ToolName
  readonly message: string
  readonly pointCount: number | null
  /** Of a navigation line, whose other points are its start and its goal. */
  readonly waypointCount: number | null
  readonly lengthMeters: number | null
  /** What is odd about the drawing, though it can be confirmed. */
  readonly warning: string | null
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
  const polygon = usePolygonFigures()
  const directions = useEditor(selectDirectionsState)
  const stopCount = useEditor(selectRoute)?.stops.length ?? null
  const lengthMeters = useMemo(() => (line ? pathLengthMeters(line.path) : null), [line])
  if (tool === 'select' || step === null) return null
  const message = stepMessage(messages, { step, directions, mode })
  return {
    tool,
    message,
    pointCount: stopCount === null ? (line?.path.length ?? polygon?.cornerCount ?? null) : null,
    waypointCount: stopCount !== null && stopCount > 1 ? stopCount - 2 : null,
    lengthMeters,
    warning: polygon?.isCrossing ? messages.guide.sidesCross : null,
    confirmRefusal: canConfirm ? null : refusal(messages, step, message),
  }
}

/** The figures beside the message: how many points, how long, what is odd. */
export function guideDetail(messages: MapEditorMessages, guide: Guide): string | undefined {
  const { lengthMeters, warning } = guide
  const parts = [
    countText(messages, guide),
    lengthMeters === null ? null : formatDistance(lengthMeters, messages.locale),
    warning,
  ]
  return parts.filter((part) => part !== null).join(' · ') || undefined
}

function countText(messages: MapEditorMessages, { pointCount, waypointCount }: Guide): string | null {
  if (waypointCount !== null) return messages.directions.waypoints(waypointCount, MAP_LIMITS.waypoints)
  return pointCount === null ? null : messages.guide.points(pointCount)
}
