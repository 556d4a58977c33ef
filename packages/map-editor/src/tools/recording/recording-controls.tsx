import { TRIM_ENDS } from '../../core/drafts/trim-draft.ts'
import { selectTrim } from '../../core/selectors.ts'
import { useEditor, useEditorParts, useMessages } from '../../ui/context/editor-context.tsx'
import { TrimControls } from './trim-controls.tsx'

/** Beside the guide while the ends of a recording are cut off. */
export function RecordingControls() {
  const { actor, map } = useEditorParts()
  const messages = useMessages()
  const target = useEditor(selectTrim)
  if (!target) return null
  const { recording, range } = target
  return (
    <TrimControls
      messages={messages}
      recording={recording}
      range={range}
      onTrim={(end, index) => {
        actor.send({ type: 'trim.set', end, index })
        actor.send({ type: 'vertex.focus', index: TRIM_ENDS.indexOf(end) })
        const position = recording.path[index]
        if (position) map.get()?.camera.reveal(position)
      }}
    />
  )
}
