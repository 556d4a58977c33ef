import { type MachineSnapshot, selectCanConfirm, selectDocument, selectTool } from '../../core/selectors.ts'
import type { ToolName } from '../../core/tool-name.ts'
import type { InputMode } from '../../messages/input-mode.ts'
import type { MapEditorMessages } from '../../messages/messages.ts'
import type { GuideStep } from '../../tools/tool.ts'
import { firstOfTools } from '../../tools/tool-registry.ts'

/** What the person does while a tool is open; null while none is. */
export function selectGuideStep(snapshot: MachineSnapshot): GuideStep | null {
  return firstOfTools((tool) => tool.guideStep?.(snapshot))
}

/** Nothing is drawn and no tool is open: the one resting state that leaves a person without anything to go by. */
export function selectIsBlank(snapshot: MachineSnapshot): boolean {
  return snapshot.matches('resting') && selectDocument(snapshot).layers.every(({ objects }) => objects.length === 0)
}

export interface Guide {
  readonly tool: ToolName
  readonly message: string
  /** Whether anything is left to confirm: of spots and photos, a click does all there is to do. */
  readonly hasConfirm: boolean
  readonly confirmLabel: string
  /** Whether the tool is ended instead of cancelled. */
  readonly isSeries: boolean
  /** Why what is drawn cannot be confirmed yet; null when it can. */
  readonly confirmRefusal: string | null
}

/** The state that determines the guide message. */
interface GuideState {
  readonly tool: ToolName
  readonly step: GuideStep | null
  readonly canConfirm: boolean
  readonly mode: InputMode
}

/** The guide message while a tool is open, otherwise null. */
export function guideOf(messages: MapEditorMessages, { tool, step, canConfirm, mode }: GuideState): Guide | null {
  if (tool === 'select' || step === null) return null
  const message = step.text(messages, mode)
  const confirmRefusal = canConfirm ? null : (step.refusal?.(messages) ?? message)
  return {
    tool,
    message,
    hasConfirm: step.isDoneByClick !== true,
    confirmLabel: step.confirmLabel?.(messages) ?? messages.common.confirm,
    isSeries: step.isSeries === true,
    confirmRefusal,
  }
}

/** The same at one moment. */
export function guideNow(messages: MapEditorMessages, snapshot: MachineSnapshot, mode: InputMode): Guide | null {
  const [tool, step, canConfirm] = [selectTool(snapshot), selectGuideStep(snapshot), selectCanConfirm(snapshot)]
  return guideOf(messages, { tool, step, canConfirm, mode })
}
