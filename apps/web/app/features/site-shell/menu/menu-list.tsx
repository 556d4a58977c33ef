import { CountBadge } from '@repo/ui/count-badge'
import { Icon } from '@repo/ui/icon'
import { arrowSquareOut } from '@repo/ui/icons'
import { VisuallyHidden } from '@repo/ui/visually-hidden'
import { useLanguage } from '@repo/web-kit/language'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import styles from './menu.module.css'
import { currentItem, type MenuItem, standingOf } from './menu-item.ts'

interface MenuListProps {
  label: string
  items: readonly MenuItem[]
  /** Anything chosen, for a menu that closes then. */
  onChoose?: () => void
}

/** The entries of a menu below each other; the current one and its children stand out. */
export function MenuList({ label, items, onChoose }: MenuListProps) {
  const current = currentItem(items, useLocation())
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.label}>
            <Entry item={item} isCurrent={item === current} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface EntryProps {
  item: MenuItem
  isCurrent: boolean
  onChoose: (() => void) | undefined
}

function Entry({ item, isCurrent, onChoose }: EntryProps) {
  const address = useLocation()
  const look = { className: styles.item, 'data-tutorial': item.isTutorial || undefined }
  if (item.kind === 'callback') {
    const choose = () => {
      item.onChoose()
      onChoose?.()
    }
    return (
      <button type="button" {...look} onClick={choose}>
        <Look item={item} />
      </button>
    )
  }
  if (item.kind === 'external') {
    return (
      <a {...look} href={item.href} target="_blank" rel="noopener" onClick={onChoose}>
        <Look item={item} end={<OtherTab />} />
      </a>
    )
  }
  const standing = isCurrent ? standingOf(item, address) : null
  return (
    <>
      <Link
        {...look}
        to={item.to}
        aria-current={standing === 'part' ? 'true' : (standing ?? undefined)}
        onClick={onChoose}
      >
        <Look item={item} isCurrent={isCurrent} />
      </Link>
      {isCurrent && item.children ? <Children to={item.to} pages={item.children} onChoose={onChoose} /> : null}
    </>
  )
}

interface ChildrenProps {
  to: string
  pages: readonly { readonly handle: string; readonly label: string }[]
  onChoose: (() => void) | undefined
}

function Children({ to, pages, onChoose }: ChildrenProps) {
  const { pathname } = useLocation()
  return (
    <ul className={styles.children}>
      {pages.map(({ handle, label }) => (
        <li key={handle}>
          <Link
            className={styles.child}
            to={`${to}/${handle}`}
            aria-current={pathname === `${to}/${handle}` ? 'page' : undefined}
            onClick={onChoose}
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Look({ item, isCurrent = false, end }: { item: MenuItem; isCurrent?: boolean; end?: ReactNode }) {
  const { t, locale } = useLanguage()
  const { label, icon, currentIcon = icon, total, unread = 0 } = item
  return (
    <>
      <Icon path={isCurrent ? currentIcon : icon} size={21} />
      <span className={styles.name}>{label}</span>
      {total === undefined ? null : <span className={styles.total}>{total.toLocaleString(locale)}</span>}
      <CountBadge count={unread} label={t('menu.unread', { count: unread.toLocaleString(locale) })} />
      {end}
    </>
  )
}

function OtherTab() {
  const { t } = useLanguage()
  return (
    <>
      <Icon path={arrowSquareOut} size={16} />
      <VisuallyHidden>{t('menu.otherTab')}</VisuallyHidden>
    </>
  )
}
