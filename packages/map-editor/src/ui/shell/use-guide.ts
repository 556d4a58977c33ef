import { selectCanConfirm, selectTool } from '../../core/selectors.ts'
import { useEditor, useEditorParts, useMessages } from '../context/editor-context.tsx'
import { useValue } from '../shared/value-store.ts'
import { type Guide, guideOf, selectGuideStep } from './guide-step.ts'

/** What the person is told while a tool is open; null while none is. Figures that change at every step are told by parts of their own. */
export function useGuide(): Guide | null {
  const { inputMode } = useEditorParts()
  const messages = useMessages()
  const mode = useValue(inputMode)
  const tool = useEditor(selectTool)
  const step = useEditor(selectGuideStep)
  const canConfirm = useEditor(selectCanConfirm)
  return guideOf(messages, { tool, step, canConfirm, mode })
}
