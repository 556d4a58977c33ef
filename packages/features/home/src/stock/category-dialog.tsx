import { NewCategory } from '@repo/articles/new-category'
import { useCategories } from '@repo/articles/use-categories'
import { PRODUCT_LIMITS } from '@repo/contract'
import { Announcement, type Said } from '@repo/ui/announcement'
import { Button } from '@repo/ui/button'
import { Icon } from '@repo/ui/icon'
import { plus } from '@repo/ui/icons'
import { Modal } from '@repo/ui/modal'
import { useLanguage } from '@repo/web-kit/language'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useOwnMessages } from '../messages/own-messages.ts'
import styles from './category-dialog.module.css'
import { CategoryRow } from './category-row.tsx'

/** Opens the dialog in which categories are made, named, ordered and deleted. */
export function CategoriesButton() {
  const t = useOwnMessages()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button icon={<Icon path={plus} size={16} />} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('kept.manage')}
      </Button>
      <CategoryDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  )
}

function CategoryDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useOwnMessages()
  const { t: common, formatError } = useLanguage()
  const { revalidate } = useRevalidator()
  const categories = useCategories(isOpen)
  const [said, setSaid] = useState<Said | null>(null)
  const { loaded, changeError } = categories
  const max = PRODUCT_LIMITS.stockCategories
  const close = () => {
    setSaid(null)
    onClose()
    void revalidate()
  }
  const list = loaded.status === 'ready' ? loaded.list.data : []
  const move = async (index: number, by: 1 | -1) => {
    const ids = list.map(({ id }) => id)
    const moved = list[index]
    if (!moved || index + by < 0 || index + by >= ids.length) return
    ids.splice(index + by, 0, ...ids.splice(index, 1))
    if (await categories.order(ids)) setSaid({ text: t('kept.moved', { name: moved.name, place: index + by + 1 }) })
  }
  return (
    <Modal
      isOpen={isOpen}
      onClose={close}
      title={t('kept.categoriesTitle')}
      actions={<Button onClick={close}>{common('common.close')}</Button>}
    >
      {loaded.status === 'loading' ? <p role="status">{common('common.loading')}</p> : null}
      {loaded.status === 'failed' ? (
        <div role="alert" className={styles.failed}>
          <p>{common('stock.loadFailed')}</p>
          <Button onClick={categories.retry}>{common('common.retry')}</Button>
        </div>
      ) : null}
      {loaded.status === 'ready' ? (
        <>
          {list.length === 0 ? <p className={styles.hint}>{t('kept.noCategories', { max })}</p> : null}
          <ul className={styles.rows}>
            {list.map((category, index) => (
              <CategoryRow
                key={category.id}
                category={category}
                isFirst={index === 0}
                isLast={index === list.length - 1}
                onMove={(by) => void move(index, by)}
                onRename={(name) => categories.rename(category.id, name)}
                onDelete={async () => {
                  if (await categories.remove(category.id))
                    setSaid({ text: t('kept.deleted', { name: category.name }) })
                }}
              />
            ))}
          </ul>
          {list.length < max ? (
            <NewCategory {...categories} onCreated={() => {}} />
          ) : (
            <p className={styles.hint}>{t('kept.full', { max })}</p>
          )}
          {changeError ? (
            <p role="alert" className={styles.error}>
              {formatError(changeError)}
            </p>
          ) : null}
        </>
      ) : null}
      <Announcement said={said} />
    </Modal>
  )
}
