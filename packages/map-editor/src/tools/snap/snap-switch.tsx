import { useEditorParts, useMessages } from '../../ui/context/editor-context.tsx'
import { magnetIcon } from '../../ui/icons/phosphor-paths.ts'
import { ChoiceButton } from '../../ui/shared/choice-button.tsx'
import { useValue } from '../../ui/shared/value-store.ts'

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
