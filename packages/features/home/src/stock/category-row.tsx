import type { Category } from '@repo/articles/category-list'
import { PRODUCT_LIMITS } from '@repo/contract'
import { formatFullCount } from '@repo/i18n'
import { Button } from '@repo/ui/button'
import { IconButton } from '@repo/ui/icon-button'
import { caretDown, caretUp, pencil, trash } from '@repo/ui/icons'
import { TextField } from '@repo/ui/text-field'
import { useLanguage } from '@repo/web-kit/language'
import { useRef, useState } from 'react'
import { useOwnMessages } from '../messages/own-messages.ts'
import styles from './category-dialog.module.css'

interface CategoryRowProps {
  category: Category
  isFirst: boolean
  isLast: boolean
  onMove: (by: 1 | -1) => void
  /** Answers false when it was refused. */
  onRename: (name: string) => Promise<boolean>
  onDelete: () => Promise<void>
}

type Mode = 'shown' | 'naming' | 'deleting'

/** One category, and what can be done with it, in its place. */
export function CategoryRow({ category, isFirst, isLast, onMove, onRename, onDelete }: CategoryRowProps) {
  const t = useOwnMessages()
  const { t: common, locale } = useLanguage()
  const [mode, setMode] = useState<Mode>('shown')
  const [name, setName] = useState(category.name)
  const row = useRef<HTMLLIElement>(null)
  const close = () => {
    setMode('shown')
    setName(category.name)
    requestAnimationFrame(() => row.current?.querySelector('button')?.focus())
  }
  if (mode === 'naming') {
    return (
      <li ref={row}>
        <form
          className={styles.naming}
          onSubmit={async (event) => {
            event.preventDefault()
            if (!(await onRename(name))) return
            setMode('shown')
            setName(name.trim())
          }}
        >
          <TextField
            label={t('kept.name')}
            value={name}
            max={PRODUCT_LIMITS.stockCategoryNameLength.max}
            autoFocus
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
          <Button variant="ghost" onClick={close}>
            {common('common.cancel')}
          </Button>
          <Button type="submit" variant="primary">
            {t('kept.rename')}
          </Button>
        </form>
      </li>
    )
  }
  if (mode === 'deleting') {
    return (
      <li ref={row} className={styles.deleting}>
        <p>{t('kept.deleteQuestion', { name: category.name })}</p>
        <Button variant="ghost" autoFocus onClick={close}>
          {common('common.cancel')}
        </Button>
        <Button variant="danger" onClick={onDelete}>
          {t('kept.delete')}
        </Button>
      </li>
    )
  }
  return (
    <li ref={row} className={styles.row}>
      <span className={styles.name}>
        {category.name}
        <small>{formatFullCount(category.count, locale)}</small>
      </span>
      <IconButton label={t('kept.renameOf', { name: category.name })} icon={pencil} onClick={() => setMode('naming')} />
      <IconButton
        label={t('kept.up', { name: category.name })}
        icon={caretUp}
        aria-disabled={isFirst}
        onClick={() => onMove(-1)}
      />
      <IconButton
        label={t('kept.down', { name: category.name })}
        icon={caretDown}
        aria-disabled={isLast}
        onClick={() => onMove(1)}
      />
      <IconButton
        label={t('kept.deleteOf', { name: category.name })}
        icon={trash}
        onClick={() => setMode('deleting')}
      />
    </li>
  )
}
