import { Icon } from '../icon/icon.tsx'
import { caretLeft, caretRight } from '../icon/icons.ts'
import { UiLink } from '../link/link.tsx'
import { useWords } from '../words/words.tsx'
import styles from './pager.module.css'
import { pagesShown } from './pages-shown.ts'

export interface PagerProps {
  current: number
  last: number
  hrefOf: (page: number) => string
}

/** Links to at most seven pages; nothing when there is only one. */
export function Pager({ current, last, hrefOf }: PagerProps) {
  const words = useWords()
  if (last <= 1) return null
  return (
    <nav className={styles.pager} aria-label={words.pages}>
      <Step page={current - 1} last={last} hrefOf={hrefOf} label={words.previousPage} icon={caretLeft} />
      {pagesShown(current, last).map((page, index, shown) =>
        page === null ? (
          <span key={`gap after ${shown[index - 1]}`} className={styles.gap}>
            …
          </span>
        ) : (
          <UiLink
            key={page}
            href={hrefOf(page)}
            className={styles.page}
            aria-label={words.page(page)}
            aria-current={page === current ? 'page' : undefined}
          >
            {page}
          </UiLink>
        ),
      )}
      <Step page={current + 1} last={last} hrefOf={hrefOf} label={words.nextPage} icon={caretRight} />
    </nav>
  )
}

interface StepProps extends Pick<PagerProps, 'last' | 'hrefOf'> {
  page: number
  label: string
  icon: string
}

function Step({ page, last, hrefOf, label, icon }: StepProps) {
  if (page < 1 || page > last) {
    return (
      <span className={styles.off}>
        <Icon path={icon} size={16} />
      </span>
    )
  }
  return (
    <UiLink href={hrefOf(page)} className={styles.page} aria-label={label}>
      <Icon path={icon} size={16} />
    </UiLink>
  )
}
