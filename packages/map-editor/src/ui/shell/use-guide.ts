import { selectCanConfirm, selectTool } from '../../core/selectors.ts'
import { useEditor, useEditorParts, useMessages } from '../context/editor-context.tsx'
import { useValue } from '../shared/value-store.ts'
import { type Guide, guideOf, selectGuideStep } from './guide-step.ts'

/** The guide message while a tool is open, otherwise null. Figures that change at every step are separate components. */
export function useGuide(): Guide | null {
  const { inputMode } = useEditorParts()
  const messages = useMessages()
  const mode = useValue(inputMode)
  const tool = useEditor(selectTool)
  const step = useEditor(selectGuideStep)
  const canConfirm = useEditor(selectCanConfirm)
  return guideOf(messages, { tool, step, canConfirm, mode })
}
