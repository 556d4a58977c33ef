import { IconButton } from '@repo/ui/icon-button'
import { magnifyingGlass, x } from '@repo/ui/icons'
import { useLanguage } from '@repo/web-kit/language'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import styles from './header-search.module.css'
import { HeaderSearch } from './header-search.tsx'

/** The search box of the header; on a phone a button that opens it over the header. */
export function SiteSearch() {
  const { t } = useLanguage()
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLSpanElement>(null)
  const close = () => {
    flushSync(() => setIsOpen(false))
    button.current?.querySelector('button')?.focus()
  }
  return (
    <>
      <div className={styles.wide}>
        <HeaderSearch />
      </div>
      <span ref={button} className={styles.narrow}>
        <IconButton
          label={t('header.openSearch')}
          icon={magnifyingGlass}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(true)}
        />
      </span>
      {isOpen ? (
        <div className={`${styles.narrow} ${styles.sheet}`}>
          <HeaderSearch isFocused onLeave={close} />
          <IconButton label={t('header.closeSearch')} icon={x} onClick={close} />
        </div>
      ) : null}
    </>
  )
}
