import {
  type MachineActor,
  type MachineSnapshot,
  selectCanCancel,
  selectCanConfirm,
  selectEditedObject,
  selectTool,
} from '../../core/selectors.ts'
import { toolButton } from '../../tools/tool-registry.ts'
import { useEditor, useEditorLayoutName, useEditorParts, useMessages } from '../../ui/context/editor-context.tsx'
import { DrawingActions } from '../../ui/panels/drawing-actions.tsx'
import { GuideBar } from '../../ui/panels/guide-bar.tsx'
import { useValue } from '../../ui/shared/value-store.ts'
import { EditorUndoRedo } from '../layout/editor-toolbar.tsx'
import { ToolSlot } from '../layout/tool-slot.tsx'
import { DrawnLength, GuideFigures, GuidePoints } from './guide-figures.tsx'
import { type Guide, guideOf, selectGuideStep, selectIsBlank } from './guide-step.ts'
import { LineName } from './line-name.tsx'

/**
 * While a tool is open: what to do next, Cancel and Confirm. After a line: its name. On an empty map: how to begin. On a
 * phone the buttons are in {@link EditorDrawingActions}.
 */
export function EditorGuide() {
  return (
    <>
      <LineName />
      <NextStep />
    </>
  )
}

function NextStep() {
  const { actor } = useEditorParts()
  const messages = useMessages()
  const layout = useEditorLayoutName()
  const guide = useGuide()
  const canCancel = useEditor(selectCanCancel)
  const gesture = useValue(useEditorParts().gesture)
  if (!guide) return <BlankGuide />
  const message = gesture ? messages.guide.gestures[gesture] : guide.message
  if (layout === 'phone') {
    return (
      <>
        <GuideBar messages={messages} message={message} variant="message" />
        <ToolSlot name="Field" />
      </>
    )
  }
  return (
    <>
      <GuideBar
        messages={messages}
        message={message}
        canCancel={canCancel}
        detail={<GuideFigures />}
        confirmRefusal={guide.confirmRefusal}
        {...leaving(guide, actor)}
        confirmLabel={guide.confirmLabel}
        {...(guide.hasConfirm && { onConfirm: () => actor.send({ type: 'edit.confirm' }) })}
      >
        <ToolSlot name="Controls" />
      </GuideBar>
      <ToolSlot name="Field" />
    </>
  )
}

/** Ends a series, whose last object stays; cancels everything else. */
function leaving({ isSeries }: Guide, actor: MachineActor) {
  return isSeries
    ? { isSeries, onCancel: () => actor.send({ type: 'tool.choose', tool: 'select' }) }
    : { onCancel: () => actor.send({ type: 'edit.cancel' }) }
}

function BlankGuide() {
  const { inputMode } = useEditorParts()
  const messages = useMessages()
  const mode = useValue(inputMode)
  if (!useEditor(selectIsBlank)) return null
  return <GuideBar messages={messages} message={messages.guide.begin(mode)} variant="message" />
}

const selectEditedName = (snapshot: MachineSnapshot): string | undefined => selectEditedObject(snapshot)?.name

/** What a phone has at the bottom instead of the tools while one is open. */
export function EditorDrawingActions() {
  const { actor } = useEditorParts()
  const messages = useMessages()
  const guide = useGuide()
  const name = useEditor(selectEditedName)
  const canCancel = useEditor(selectCanCancel)
  if (!guide) return null
  return (
    <DrawingActions
      messages={messages}
      title={name ?? messages.tools[toolButton(guide.tool).label]}
      canCancel={canCancel}
      detail={<GuidePoints />}
      length={<DrawnLength />}
      history={<EditorUndoRedo />}
      confirmRefusal={guide.confirmRefusal}
      isRefusalShown={guide.confirmRefusal === guide.message}
      {...leaving(guide, actor)}
      confirmLabel={guide.confirmLabel}
      {...(guide.hasConfirm && { onConfirm: () => actor.send({ type: 'edit.confirm' }) })}
    >
      <ToolSlot name="Controls" />
    </DrawingActions>
  )
}

/** The guide message while a tool is open, otherwise null. Figures that change at every step are separate components. */
function useGuide(): Guide | null {
  const { inputMode } = useEditorParts()
  const messages = useMessages()
  const mode = useValue(inputMode)
  const tool = useEditor(selectTool)
  const step = useEditor(selectGuideStep)
  const canConfirm = useEditor(selectCanConfirm)
  return guideOf(messages, { tool, step, canConfirm, mode })
}
