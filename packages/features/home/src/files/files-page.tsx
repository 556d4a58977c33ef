import { PictureUploads } from '@repo/authoring/picture-uploads'
import type { ListedPicture } from '@repo/authoring/stored-picture'
import { usePictureUploads } from '@repo/authoring/use-picture-uploads'
import { PRODUCT_LIMITS } from '@repo/contract'
import { formatBytes, formatFullCount } from '@repo/i18n'
import { EmptyState } from '@repo/ui/empty-state'
import { PageFrame } from '@repo/ui/page-frame'
import { Pager } from '@repo/ui/pager'
import { useLanguage } from '@repo/web-kit/language'
import type { ListPage } from '@repo/web-kit/list-page'
import { useRevalidator } from 'react-router'
import { useOwnMessages } from '../messages/own-messages.ts'
import { DeleteFileDialog } from './delete-file-dialog.tsx'
import { FileList } from './file-list.tsx'
import styles from './files.module.css'
import { useFileDeletion } from './use-file-deletion.ts'
import { useFileLabels } from './use-file-labels.ts'

interface FilesPageProps {
  title: string
  list: ListPage<ListedPicture>
  page: number
  /** Of all pictures of the user. */
  bytes: number
}

/** The pictures that the user uploaded. */
export function FilesPage({ title, list, page: current, bytes }: FilesPageProps) {
  const t = useOwnMessages()
  const { locale } = useLanguage()
  const { revalidate } = useRevalidator()
  const labelOf = useFileLabels(list.data)
  const uploads = usePictureUploads(() => void revalidate())
  const deletion = useFileDeletion(async () => {
    await revalidate()
    // The focused row was removed: the focus moves to the start of the page content.
    document.getElementById('content')?.focus({ preventScroll: true })
  })
  return (
    <PageFrame>
      <h1>{title}</h1>
      <p className={styles.lead}>{t('files.lead')}</p>
      <PictureUploads t={t} uploads={uploads} />
      <p className={styles.usage} aria-live="polite">
        <b>
          {t('files.usage', {
            count: formatFullCount(list.total, locale),
            bytes: formatBytes(bytes, locale),
          })}
        </b>{' '}
        {t('files.usageOf', { max: formatBytes(PRODUCT_LIMITS.fileBytesPerUser, locale) })}
      </p>
      {list.data.length === 0 ? (
        <EmptyState title={t('files.empty')} text={t('files.emptyText')} />
      ) : (
        <FileList files={list.data} onDelete={deletion.openDialog} />
      )}
      <Pager
        current={current}
        last={list.lastPage}
        hrefOf={(page) => (page > 1 ? `/home/file?page=${page}` : '/home/file')}
      />
      <DeleteFileDialog
        name={deletion.confirming && labelOf(deletion.confirming.file).name}
        uses={deletion.confirming?.uses ?? null}
        isDeleting={deletion.isDeleting}
        onCancel={deletion.cancel}
        onDelete={deletion.remove}
      />
    </PageFrame>
  )
}
