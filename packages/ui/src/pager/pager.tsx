import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { caretLeft, caretRight } from '../icon/icons.ts'
import { UiLink } from '../link/link.tsx'
import { useUiMessages } from '../ui-messages/ui-messages.tsx'
import styles from './pager.module.css'

interface PageCount {
  current: number
  last: number
}

/** Pages have addresses, or are turned in place. */
type PageTurn = { hrefOf: (page: number) => string } | { onPage: (page: number) => void }

export type PagerProps = PageCount & PageTurn

/** At most seven pages; nothing when there is only one. */
export function Pager({ current, last, ...turn }: PagerProps) {
  const messages = useUiMessages()
  if (last <= 1) return null
  const step = (page: number, label: string, icon: string) => {
    const content = <Icon path={icon} size={16} />
    if (page < 1 || page > last) return <span className={styles.off}>{content}</span>
    return (
      <PageLink turn={turn} page={page} label={label}>
        {content}
      </PageLink>
    )
  }
  return (
    <nav className={styles.pager} aria-label={messages.pages}>
      {step(current - 1, messages.previousPage, caretLeft)}
      {pagesShown(current, last).map((page, index, shown) =>
        page === null ? (
          <span key={`gap after ${shown[index - 1]}`} className={styles.gap}>
            …
          </span>
        ) : (
          <PageLink key={page} turn={turn} page={page} label={messages.page(page)} isCurrent={page === current}>
            {page}
          </PageLink>
        ),
      )}
      {step(current + 1, messages.nextPage, caretRight)}
    </nav>
  )
}

interface PageLinkProps {
  turn: PageTurn
  page: number
  label: string
  isCurrent?: boolean
  children: ReactNode
}

function PageLink({ turn, page, label, isCurrent = false, children }: PageLinkProps) {
  const shared = {
    className: styles.page,
    'aria-label': label,
    'aria-current': isCurrent ? ('page' as const) : undefined,
  }
  if ('hrefOf' in turn) {
    return (
      <UiLink href={turn.hrefOf(page)} {...shared}>
        {children}
      </UiLink>
    )
  }
  return (
    <button type="button" {...shared} onClick={() => turn.onPage(page)}>
      {children}
    </button>
  )
}

/** Beyond, some are left out. */
const MOST_SHOWN = 7

/** The page numbers to show, at most seven: the first, the last, and those around the current one; null is a gap. */
export function pagesShown(current: number, last: number): readonly (number | null)[] {
  if (last <= MOST_SHOWN) return range(1, last)
  if (current <= 4) return [...range(1, 5), null, last]
  if (current >= last - 3) return [1, null, ...range(last - 4, last)]
  return [1, null, current - 1, current, current + 1, null, last]
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}
