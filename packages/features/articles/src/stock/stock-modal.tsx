import { PRODUCT_LIMITS } from '@repo/contract'
import { formatFullCount } from '@repo/i18n'
import { Button } from '@repo/ui/button'
import { useFlashQueue } from '@repo/ui/flash-queue'
import { Modal } from '@repo/ui/modal'
import { Skeleton } from '@repo/ui/skeleton'
import { VisuallyHidden } from '@repo/ui/visually-hidden'
import { useLanguage } from '@repo/web-kit/language'
import { useState } from 'react'
import type { CategoryList } from './category-list.ts'
import { NewCategory } from './new-category.tsx'
import styles from './stock-modal.module.css'
import type { StockStatus, StockTarget } from './stock-target.ts'
import { useCategories } from './use-categories.ts'

export interface StockModalProps {
  target: StockTarget
  isOpen: boolean
  /** It was kept by the press that opened this. */
  isFresh: boolean
  kept: StockStatus
  change: (target: StockTarget, wanted: StockStatus) => void
  onClose: () => void
}

/** Where a kept article belongs: one of the reader's categories, a new one, none, or not kept at all. */
export function StockModal({ target, isOpen, isFresh, kept, change, onClose }: StockModalProps) {
  const { t } = useLanguage()
  const { show } = useFlashQueue()
  const { title, titleLang } = target.article
  const categories = useCategories(isOpen)
  // Null until the reader chooses.
  const [chosen, setChosen] = useState<{ readonly id: number | null } | null>(null)
  const { loaded } = categories
  const known = loaded.status === 'ready' ? loaded.list.data : []
  const wanted = chosen ? chosen.id : kept.categoryId
  const categoryId = known.some(({ id }) => id === wanted) ? wanted : null
  const close = () => {
    setChosen(null)
    onClose()
  }
  return (
    <Modal
      isOpen={isOpen}
      onClose={close}
      title={t('stock.choose')}
      actions={
        <>
          <button
            type="button"
            className={styles.remove}
            onClick={() => {
              change(target, { isStocked: false, categoryId: null })
              show({ variant: 'success', title: t('stock.removed', { title }) })
              close()
            }}
          >
            {t('stock.remove')}
          </button>
          <Button variant="ghost" onClick={close}>
            {t('common.cancel')}
          </Button>
          <Button
            variant="primary"
            disabled={loaded.status !== 'ready'}
            onClick={() => {
              if (categoryId !== kept.categoryId || !kept.isStocked) change(target, { isStocked: true, categoryId })
              close()
            }}
          >
            {t('stock.save')}
          </Button>
        </>
      }
    >
      <p className={styles.article} lang={titleLang}>
        {title}
      </p>
      {isFresh ? (
        <p className={styles.fresh} role="status">
          {t('stock.kept')}
        </p>
      ) : null}
      {loaded.status === 'loading' ? <Loading /> : null}
      {loaded.status === 'failed' ? (
        <div className={styles.failed} role="alert">
          <p>{t('stock.loadFailed')}</p>
          <Button onClick={categories.retry}>{t('common.retry')}</Button>
        </div>
      ) : null}
      {loaded.status === 'ready' ? (
        <>
          <Choices list={loaded.list} categoryId={categoryId} onChoose={(id) => setChosen({ id })} />
          {known.length < PRODUCT_LIMITS.stockCategories ? (
            <NewCategory {...categories} onCreated={(id) => setChosen({ id })} />
          ) : (
            <p className={styles.full}>{t('stock.full', { max: PRODUCT_LIMITS.stockCategories })}</p>
          )}
        </>
      ) : null}
    </Modal>
  )
}

interface ChoicesProps {
  list: CategoryList
  categoryId: number | null
  onChoose: (id: number | null) => void
}

function Choices({ list, categoryId, onChoose }: ChoicesProps) {
  const { t, locale } = useLanguage()
  const options = [
    ...list.data.map(({ id, name, count }) => ({ id, name, count: formatFullCount(count, locale) })),
    { id: null, name: t('stock.none'), count: null },
  ]
  return (
    <fieldset className={styles.choices}>
      <VisuallyHidden as="legend">{t('stock.choose')}</VisuallyHidden>
      {options.map(({ id, name, count }) => (
        <label key={id ?? 'none'} className={styles.choice}>
          <input type="radio" name="category" checked={id === categoryId} onChange={() => onChoose(id)} />
          <span className={styles.name}>{name}</span>
          {count === null ? null : <span className={styles.count}>{count}</span>}
        </label>
      ))}
    </fieldset>
  )
}

function Loading() {
  const { t } = useLanguage()
  return (
    <div className={styles.choices} aria-busy="true">
      <VisuallyHidden role="status">{t('common.loading')}</VisuallyHidden>
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} height={50} />
      ))}
    </div>
  )
}
