import type { Visibility } from '@repo/authoring/draft'
import { PRODUCT_LIMITS } from '@repo/contract'
import { Button } from '@repo/ui/button'
import { Modal } from '@repo/ui/modal'
import { TextField } from '@repo/ui/text-field'
import { useLanguage } from '@repo/web-kit/language'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useEditorMessages } from '../messages/editor-messages.tsx'
import { tooLong } from '../messages/too-long.ts'
import { useIsPrivateOnly } from '../session/private-only.ts'
import { VisibilityChoice } from '../settings/visibility-choice.tsx'

interface PublishDialogProps {
  isOpen: boolean
  title: string
  onTitle: (title: string) => void
  unlistedLeft: number | null
  onPublish: (visibility: Visibility) => void
  onClose: () => void
}

const AUDIENCES: readonly Visibility[] = ['public', 'url', 'private']

/** Asks who a draft is for when its author has not said so in the settings, and for its title when it has none. */
export function PublishDialog({ isOpen, title, onTitle, unlistedLeft, onPublish, onClose }: PublishDialogProps) {
  const { t } = useEditorMessages()
  const language = useLanguage()
  const [visibility, setVisibility] = useState<Visibility>(useIsPrivateOnly() ? 'private' : 'public')
  const [hasTried, setHasTried] = useState(false)
  const titleField = useRef<HTMLInputElement>(null)
  const publish = () => {
    if (title.trim() !== '' && !tooLong(t, title, PRODUCT_LIMITS.titleLength.max)) return onPublish(visibility)
    setHasTried(true)
    titleField.current?.focus()
  }
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={t('publish.title')}
      actions={
        <>
          <Button onClick={onClose}>{language.t('common.cancel')}</Button>
          <Button variant="primary" onClick={publish}>
            {t('publish.action')}
          </Button>
        </>
      }
    >
      <MissingTitle field={titleField} title={title} isMissed={hasTried} onTitle={onTitle} onEnter={publish} />
      <VisibilityChoice
        label={t('publish.title')}
        isLabelHidden
        options={AUDIENCES}
        value={visibility}
        onChange={setVisibility}
        unlistedLeft={unlistedLeft}
      />
    </Modal>
  )
}

interface MissingTitleProps {
  field: RefObject<HTMLInputElement | null>
  title: string
  /** The author tried to publish without one. */
  isMissed: boolean
  onTitle: (title: string) => void
  onEnter: () => void
}

/** Shown of a route that had no title when the dialog was opened, until it is closed. */
function MissingTitle({ field, title, isMissed, onTitle, onEnter }: MissingTitleProps) {
  const { t } = useEditorMessages()
  const [isAsked] = useState(title.trim() === '')
  useEffect(() => {
    // The dialog that opens with it focuses its first button after this effect.
    const focusing = setTimeout(() => field.current?.focus())
    return () => clearTimeout(focusing)
  }, [field])
  if (!isAsked) return null
  const isEmpty = title.trim() === ''
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onEnter()
      }}
    >
      <TextField
        ref={field}
        label={t('content.title')}
        value={title}
        max={PRODUCT_LIMITS.titleLength.max}
        error={isEmpty && isMissed ? t('settings.titleMissing') : tooLong(t, title, PRODUCT_LIMITS.titleLength.max)}
        isRequired
        onChange={({ currentTarget }) => onTitle(currentTarget.value)}
      />
    </form>
  )
}
