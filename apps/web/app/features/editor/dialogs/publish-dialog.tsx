import { Button } from '@repo/ui/button'
import { Modal } from '@repo/ui/modal'
import { useState } from 'react'
import { useLanguage } from '../../../platform/i18n/language.tsx'
import { useEditorMessages } from '../messages/editor-messages.tsx'
import type { Visibility } from '../saving/draft.ts'
import { useIsPrivateOnly } from '../session/private-only.ts'
import { VisibilityChoice } from '../settings/visibility-choice.tsx'

interface PublishDialogProps {
  isOpen: boolean
  unlistedLeft: number | null
  onPublish: (visibility: Visibility) => void
  onClose: () => void
}

const AUDIENCES: readonly Visibility[] = ['public', 'url', 'private']

/** Asks who a draft is for when its author has not said so in the settings. */
export function PublishDialog({ isOpen, unlistedLeft, onPublish, onClose }: PublishDialogProps) {
  const { t } = useEditorMessages()
  const language = useLanguage()
  const [visibility, setVisibility] = useState<Visibility>(useIsPrivateOnly() ? 'private' : 'public')
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={t('publish.title')}
      actions={
        <>
          <Button onClick={onClose}>{language.t('common.cancel')}</Button>
          <Button variant="primary" onClick={() => onPublish(visibility)}>
            {t('publish.action')}
          </Button>
        </>
      }
    >
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
