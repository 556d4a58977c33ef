import { selectTrim } from '../machine/selectors.ts'
import { TrimControls } from '../panels/trim-controls.tsx'
import { TRIM_ENDS } from '../tools/recording/trim-draft.ts'
import { useEditor, useEditorParts, useMessages } from './editor-context.tsx'

/** Beside the guide while the ends of a recording are cut off. */
export function RecordingControls() {
  const { actor, map } = useEditorParts()
  const messages = useMessages()
  const held = useEditor(selectTrim)
  if (!held) return null
  const { recording, range } = held
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
