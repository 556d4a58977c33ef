import { useEffect, useRef } from 'react'
import { selectClock } from '../../core/selectors.ts'
import { useEditor, useEditorParts, useMessages } from '../../ui/context/editor-context.tsx'
import { openFiles } from '../../ui/context/open-files.ts'
import { imageIcon } from '../../ui/icons/phosphor-paths.ts'
import { ChoiceButton } from '../../ui/shared/choice-button.tsx'
import styles from '../../ui/shared/file-input.module.css'
import { PhotoClock } from './photo-clock.tsx'

/** The photo tool begins with the photos: picking it up opens the dialog for files, and closing that without any puts it down again. */
export function PhotoInput() {
  const { actor } = useEditorParts()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const element = input.current
    const subscription = actor.on('tool.opened', ({ tool }) => {
      // Without a press, for instance when a host picks the tool up, browsers open no dialog: its button is beside the guide.
      if (tool === 'imageSpot' && navigator.userActivation?.isActive !== false) element?.click()
    })
    const putDown = () => {
      if (actor.getSnapshot().matches({ imageSpot: 'choosing' })) actor.send({ type: 'edit.cancel' })
    }
    element?.addEventListener('cancel', putDown)
    return () => {
      subscription.unsubscribe()
      element?.removeEventListener('cancel', putDown)
    }
  }, [actor])
  return (
    <input
      ref={input}
      className={styles.fileInput}
      type="file"
      multiple
      accept="image/*"
      tabIndex={-1}
      aria-hidden="true"
      data-testid="photo-input"
      onChange={({ currentTarget }) => {
        const files = [...(currentTarget.files ?? [])]
        currentTarget.value = ''
        openFiles(actor, files)
      }}
    />
  )
}

/**
 * Beside the guide: the camera's clock while photos lie on a track by their times; while photos are to be chosen, what
 * opens the dialog once more.
 */
export function PhotoControls() {
  const { actor } = useEditorParts()
  const label = useMessages().photos.chooseButton
  const isChoosing = useEditor((snapshot) => snapshot.matches({ imageSpot: 'choosing' }))
  const clock = useEditor(selectClock)
  if (clock !== null) return <PhotoClock minutes={clock} />
  if (!isChoosing) return null
  return (
    <ChoiceButton
      icon={imageIcon}
      label={label}
      isLabelShown
      onClick={() => actor.send({ type: 'tool.choose', tool: 'imageSpot' })}
    />
  )
}
