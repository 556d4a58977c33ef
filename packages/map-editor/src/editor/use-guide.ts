import { selectCanConfirm, selectTool } from '../machine/selectors.ts'
import type { ToolName } from '../tools/tool-name.ts'
import { useValue } from '../value-store.ts'
import { useEditor, useEditorParts, useMessages } from './editor-context.tsx'
import { refusal, selectDirectionsState, selectStep, stepMessage } from './guide-step.ts'

export interface Guide {
  readonly tool: ToolName
  readonly message: string
  readonly confirmRefusal: string | null
}

/** What the person is told while a tool is open; null while none is. Figures that change at every step are told by parts of their own. */
export function useGuide(): Guide | null {
  const { inputMode } = useEditorParts()
  const messages = useMessages()
  const mode = useValue(inputMode)
  const tool = useEditor(selectTool)
  const step = useEditor(selectStep)
  const canConfirm = useEditor(selectCanConfirm)
  const directions = useEditor(selectDirectionsState)
  if (tool === 'select' || step === null) return null
  const message = stepMessage(messages, { step, directions, mode })
  return { tool, message, confirmRefusal: canConfirm ? null : refusal(messages, step, message) }
}
