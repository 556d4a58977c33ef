import { PRODUCT_LIMITS } from '@repo/contract'
import { formatFullCount } from '@repo/i18n'
import { Button } from '@repo/ui/button'
import { EmptyState } from '@repo/ui/empty-state'
import { Modal } from '@repo/ui/modal'
import { PageFrame } from '@repo/ui/page-frame'
import { Pager } from '@repo/ui/pager'
import { useLanguage } from '@repo/web-kit/language'
import type { ListPage } from '@repo/web-kit/list-page'
import { Link } from 'react-router'
import { useOwnMessages } from '../messages/own-messages.ts'
import styles from './trash.module.css'
import { TrashRow } from './trash-row.tsx'
import type { TrashedArticle } from './trashed-article.ts'
import { type TrashQuestion, useTrashPage } from './use-trash-page.ts'

interface TrashPageProps {
  title: string
  list: ListPage<TrashedArticle>
  page: number
}

/** What the user has deleted, as long as it can be restored. */
export function TrashPage({ title, list, page: current }: TrashPageProps) {
  const t = useOwnMessages()
  const { locale } = useLanguage()
  const trash = useTrashPage()
  return (
    <PageFrame>
      <Link to="/home/routes" className={styles.back}>
        {t('own.title')}
      </Link>
      <h1>{title}</h1>
      <p className={styles.lead}>{t('trash.lead', { count: PRODUCT_LIMITS.trashDays })}</p>
      {list.total === 0 ? (
        <EmptyState title={t('trash.empty')} text={t('trash.emptyText')} />
      ) : (
        <>
          <div className={styles.bar}>
            <p aria-live="polite">{t('own.count', { count: formatFullCount(list.total, locale) })}</p>
            <Button onClick={() => trash.ask({ kind: 'empty' })}>{t('trash.emptyAll')}</Button>
          </div>
          <ul className={styles.list}>
            {list.data.map((article) => (
              <TrashRow
                key={article.id}
                article={article}
                onRestore={(name) => void trash.restoreArticle({ id: article.id, title: name })}
                onDelete={(name) => trash.ask({ kind: 'delete', article: { id: article.id, title: name } })}
              />
            ))}
          </ul>
        </>
      )}
      <Pager
        current={current}
        last={list.lastPage}
        hrefOf={(page) => (page > 1 ? `/home/routes/trash?page=${page}` : '/home/routes/trash')}
      />
      <QuestionDialog
        question={trash.question}
        isOpen={trash.isAsking}
        total={list.total}
        isDeleting={trash.busy === 'deleting'}
        onCancel={trash.cancel}
        onConfirm={() => void trash.confirm()}
      />
    </PageFrame>
  )
}

interface QuestionDialogProps {
  question: TrashQuestion
  isOpen: boolean
  /** In the trash. */
  total: number
  isDeleting: boolean
  onCancel: () => void
  onConfirm: () => void
}

/** Confirmation before something is deleted for good. */
function QuestionDialog({ question, isOpen, total, isDeleting, onCancel, onConfirm }: QuestionDialogProps) {
  const t = useOwnMessages()
  const { t: common, locale } = useLanguage()
  const isOfOne = question.kind === 'delete'
  return (
    <Modal
      isOpen={isOpen}
      onClose={onCancel}
      title={isOfOne ? t('trash.deleteQuestion', { title: question.article.title }) : t('trash.emptyQuestion')}
      actions={
        <>
          <Button onClick={onCancel}>{common('common.cancel')}</Button>
          <Button variant="danger" busyLabel={isDeleting ? t('own.deleting') : undefined} onClick={onConfirm}>
            {isOfOne ? t('trash.delete') : t('trash.emptyAll')}
          </Button>
        </>
      }
    >
      <p>{isOfOne ? t('trash.deleteText') : t('trash.emptyWarning', { count: formatFullCount(total, locale) })}</p>
    </Modal>
  )
}
