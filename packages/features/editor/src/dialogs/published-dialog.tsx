import { RoutePicture } from '@repo/articles/route-picture'
import type { ArticleStatus } from '@repo/contract'
import { Button } from '@repo/ui/button'
import { buttonClass } from '@repo/ui/button-class'
import { Icon } from '@repo/ui/icon'
import { notePencil } from '@repo/ui/icons'
import { Modal } from '@repo/ui/modal'
import { useEditorMessages } from '../messages/editor-messages.tsx'
import styles from './published-dialog.module.css'
import { ShareWays } from './share-ways.tsx'

interface PublishedDialogProps {
  isOpen: boolean
  title: string
  /** Where readers find the article. */
  address: string
  /** Address of the picture drawn from its map. */
  previewPath: string
  status: ArticleStatus
  /** More people could read it before. */
  isNarrowed: boolean
  /** Leads to the text; undefined when there is one. */
  onTell: (() => void) | undefined
  onClose: () => void
}

/** The route is out, or at its author’s own place: what it looks like, its address to hand on, and what comes next. */
export function PublishedDialog(props: PublishedDialogProps) {
  const { isOpen, title, address, previewPath, status, isNarrowed, onTell, onClose } = props
  const { t } = useEditorMessages()
  const isPrivate = status === 'private'
  return (
    <Modal
      isNews
      isOpen={isOpen}
      onClose={onClose}
      title={t(isNarrowed ? 'publish.narrowedTitle' : isPrivate ? 'publish.donePrivateTitle' : 'publish.doneTitle')}
      actions={
        <>
          {onTell ? (
            <Button icon={<Icon path={notePencil} size={18} />} onClick={onTell}>
              {t('publish.tell')}
            </Button>
          ) : null}
          <a className={buttonClass({ variant: 'primary' })} href={address}>
            {t('publish.open')}
          </a>
        </>
      }
    >
      <figure className={styles.route}>
        <div className={styles.picture}>
          <RoutePicture article={{ thumbnailPath: null, previewPath }} width={640} height={360} loading="eager" />
        </div>
        <figcaption className={styles.title}>{title}</figcaption>
      </figure>
      <p className={styles.text}>{t(audienceText(status))}</p>
      {isPrivate ? null : <ShareWays address={address} title={title} />}
    </Modal>
  )
}

function audienceText(status: ArticleStatus) {
  if (status === 'private') return 'publish.donePrivateText'
  return status === 'linkShared' ? 'publish.doneUrlText' : 'publish.doneText'
}
