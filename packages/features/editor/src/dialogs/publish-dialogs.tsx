import type { SavedArticle } from '@repo/authoring/ports'
import { Button } from '@repo/ui/button'
import { Modal } from '@repo/ui/modal'
import { useLanguage } from '@repo/web-kit/language'
import { useRootData } from '@repo/web-kit/root-data'
import type { Section } from '../frame/editor-sections.ts'
import { useEditorMessages } from '../messages/editor-messages.tsx'
import { Checklist } from '../settings/checklist.tsx'
import type { CheckName } from '../settings/publish-checks.ts'
import { PublishDialog } from './publish-dialog.tsx'
import { PublishedDialog } from './published-dialog.tsx'
import { QuestionDialog } from './question-dialogs.tsx'
import type { usePublishing } from './use-publishing.ts'

const HIDINGS = [
  { to: 'draft', title: 'hide.title', text: 'hide.text', action: 'hide.action' },
  { to: 'forbiddenDraft', title: 'hide.forbiddenTitle', text: 'hide.forbiddenText', action: 'hide.action' },
  { to: 'private', title: 'hide.title', text: 'hide.privateText', action: 'hide.privateAction' },
  { to: 'url', title: 'hide.urlTitle', text: 'hide.urlText', action: 'hide.urlAction' },
] as const

interface PublishDialogsProps {
  publishing: ReturnType<typeof usePublishing>
  title: string
  onTitle: (title: string) => void
  fulfilled: ReadonlySet<CheckName>
  unlistedLeft: number | null
  photosLeft: number
  onGo: (section: Section, fieldId: string | undefined) => void
}

export function PublishDialogs({
  publishing,
  title,
  onTitle,
  fulfilled,
  unlistedLeft,
  photosLeft,
  onGo,
}: PublishDialogsProps) {
  const { t } = useEditorMessages()
  const { publicUrl } = useRootData()
  const { question, close } = publishing
  const goTo = (section: Section) => {
    close()
    onGo(section, undefined)
  }
  return (
    <>
      <MissingDialog isOpen={question?.kind === 'missing'} fulfilled={fulfilled} onGo={onGo} onClose={close} />
      <PublishDialog
        isOpen={question?.kind === 'audience'}
        title={title}
        onTitle={onTitle}
        unlistedLeft={unlistedLeft}
        onPublish={publishing.publishTo}
        onClose={close}
      />
      {HIDINGS.map(({ to, title, text, action }) => (
        <QuestionDialog
          key={to}
          isOpen={question?.kind === 'hide' && question.to === to}
          title={t(title)}
          text={t(text)}
          action={t(action)}
          onAct={() => publishing.hide(to)}
          onClose={close}
        />
      ))}
      <QuestionDialog
        isOpen={question?.kind === 'recording'}
        title={t('recording.title')}
        text={t('recording.text')}
        action={t('publish.action')}
        onAct={() => question?.kind === 'recording' && publishing.publishNow(question.to)}
        onClose={close}
      />
      <QuestionDialog
        isOpen={question?.kind === 'photos'}
        title={t('photos.title')}
        text={t('photos.text', { count: photosLeft })}
        action={t('photos.action')}
        onAct={publishing.publishWithoutPhotos}
        onClose={close}
      />
      {question?.kind === 'published' ? (
        <PublishedDialog
          isOpen
          title={title}
          previewPath={question.article.previewPath}
          address={addressOf(question.article, publicUrl)}
          status={question.article.status}
          isNarrowed={question.isNarrowed}
          onTell={fulfilled.has('Text') ? undefined : () => goTo('content')}
          onClose={close}
        />
      ) : null}
    </>
  )
}

function addressOf({ id, shareUrl }: SavedArticle, publicUrl: string): string {
  return shareUrl ?? `${publicUrl}/routes/${id}`
}

type MissingDialogProps = Pick<PublishDialogsProps, 'fulfilled' | 'onGo'> & { isOpen: boolean; onClose: () => void }

function MissingDialog({ isOpen, fulfilled, onGo, onClose }: MissingDialogProps) {
  const { t } = useEditorMessages()
  const language = useLanguage()
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={t('publish.missingTitle')}
      actions={<Button onClick={onClose}>{language.t('common.close')}</Button>}
    >
      <Checklist
        fulfilled={fulfilled}
        isMissingOnly
        onGo={(section, fieldId) => {
          onClose()
          onGo(section, fieldId)
        }}
      />
    </Modal>
  )
}
