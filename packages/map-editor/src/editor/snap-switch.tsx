import { magnetIcon } from '../icons/phosphor-paths.ts'
import { ChoiceButton } from '../panels/shared/choice-button.tsx'
import { useValue } from '../value-store.ts'
import { useEditorParts, useMessages } from './editor-context.tsx'

/** Whether what is put down is drawn to points and lines near it. */
export function SnapSwitch() {
  const { isSnapping } = useEditorParts()
  const isOn = useValue(isSnapping)
  return (
    <ChoiceButton
      icon={magnetIcon}
      label={useMessages().vertices.snap}
      aria-pressed={isOn}
      aria-keyshortcuts="k"
      onClick={() => isSnapping.set(!isOn)}
    />
  )
}
