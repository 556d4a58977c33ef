import { selectCanCancel, selectEditedObject } from '../machine/selectors.ts'
import { DrawingActions } from '../panels/drawing-actions.tsx'
import { GuideBar } from '../panels/guide-bar.tsx'
import { TOOL_REGISTRY } from '../tools/tool-registry.ts'
import { useValue } from '../value-store.ts'
import { useEditor, useEditorLayoutName, useEditorParts, useMessages } from './editor-context.tsx'
import { selectIsBlank } from './guide-step.ts'
import { LineControls } from './line-controls.tsx'
import { NavigationControls } from './navigation-controls.tsx'
import { PlaceControls } from './place-controls.tsx'
import { PointControls } from './point-controls.tsx'
import { RecordingControls } from './recording-controls.tsx'
import { ShapeControls } from './shape-controls.tsx'
import { guideDetail, useGuide } from './use-guide.ts'

/** While a tool is open: what to do next, Cancel and Confirm. On an empty map: how to begin. On a phone the buttons are in {@link EditorDrawingActions}. */
export function EditorGuide() {
  const { actor } = useEditorParts()
  const messages = useMessages()
  const layout = useEditorLayoutName()
  const guide = useGuide()
  const canCancel = useEditor(selectCanCancel)
  if (!guide) return <BlankGuide />
  if (layout === 'phone') {
    return (
      <>
        <GuideBar messages={messages} message={guide.message} variant="message" />
        <PlaceControls />
      </>
    )
  }
  const detail = guideDetail(messages, guide)
  return (
    <>
      <GuideBar
        messages={messages}
        message={guide.message}
        canCancel={canCancel}
        {...(detail && { detail })}
        {...(guide.confirmRefusal && { confirmRefusal: guide.confirmRefusal })}
        onCancel={() => actor.send({ type: 'edit.cancel' })}
        onConfirm={() => actor.send({ type: 'edit.confirm' })}
      >
        <ToolControls />
      </GuideBar>
      <PlaceControls />
    </>
  )
}

function BlankGuide() {
  const { inputMode } = useEditorParts()
  const messages = useMessages()
  const mode = useValue(inputMode)
  if (!useEditor(selectIsBlank)) return null
  return <GuideBar messages={messages} message={messages.guide.begin(mode)} variant="message" />
}

/** What a phone has at the bottom instead of the tools while one is open. */
export function EditorDrawingActions() {
  const { actor } = useEditorParts()
  const messages = useMessages()
  const guide = useGuide()
  const object = useEditor(selectEditedObject)
  const canCancel = useEditor(selectCanCancel)
  if (!guide) return null
  const detail = guideDetail(messages, { ...guide, lengthMeters: null })
  return (
    <DrawingActions
      messages={messages}
      title={object?.name ?? messages.tools[TOOL_REGISTRY[guide.tool].label]}
      canCancel={canCancel}
      {...(detail && { detail })}
      {...(guide.lengthMeters !== null && { lengthMeters: guide.lengthMeters })}
      {...(guide.confirmRefusal && { confirmRefusal: guide.confirmRefusal })}
      onCancel={() => actor.send({ type: 'edit.cancel' })}
      onConfirm={() => actor.send({ type: 'edit.confirm' })}
    >
      <ToolControls />
    </DrawingActions>
  )
}

/** What the tool that is open can be told; each shows itself when it has something to say. */
function ToolControls() {
  return (
    <>
      <ShapeControls />
      <LineControls />
      <PointControls />
      <NavigationControls />
      <RecordingControls />
    </>
  )
}
