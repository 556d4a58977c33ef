import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { caretLeft, caretRight } from '../icon/icons.ts'
import { UiLink } from '../link/link.tsx'
import { useUiMessages } from '../ui-messages/ui-messages.tsx'
import styles from './pager.module.css'
import { pagesShown } from './pages-shown.ts'

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
