import { selectChosenShape, selectEditedShape, selectTool } from '../../core/selectors.ts'
import { useEditor, useEditorParts, useMessages } from '../../ui/context/editor-context.tsx'
import { ShapePicker } from './shape-picker.tsx'
import { ShapeSize } from './shape-size.tsx'

/** Beside the guide while shapes are drawn: first which one, then how large. */
export function ShapeControls() {
  const { actor } = useEditorParts()
  const messages = useMessages()
  const isShapeTool = useEditor(selectTool) === 'shape'
  const canChoose = useEditor((snapshot) => snapshot.can({ type: 'shape.choose', shape: 'circle' }))
  const chosen = useEditor(selectChosenShape)
  const shape = useEditor(selectEditedShape)
  if (!isShapeTool) return null
  if (canChoose) {
    return (
      <ShapePicker
        messages={messages}
        chosen={chosen}
        onChoose={(kind) => actor.send({ type: 'shape.choose', shape: kind })}
      />
    )
  }
  if (!shape || shape.kind === 'polygon') return null
  return <ShapeSize messages={messages} shape={shape} onResize={(size) => actor.send({ type: 'shape.resize', size })} />
}
