import { buttonClass } from '@repo/ui/button-class'
import { Icon } from '@repo/ui/icon'
import { path } from '@repo/ui/icons'
import { type MouseEvent, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { useLanguage } from '../../platform/i18n.tsx'
import { lazyPart } from '../../platform/lazy-part.ts'
import styles from './site-header.module.css'

// Most visits begin no route: only who asks for the ways to begin one loads them.
const CreateModal = lazyPart(() =>
  import('../home/create-modal.tsx').then((module) => ({ default: module.CreateModal })),
)

/** Leads to a new route; where there are scripts, to the choice of how to begin it. */
export function NewRouteLink() {
  const { t } = useLanguage()
  const [isWanted, setIsWanted] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  const open = (event: MouseEvent) => {
    // Whoever wants another tab gets the address.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    setIsWanted(true)
    setIsOpen(true)
  }
  return (
    <>
      <Link to="/home/routes/create" className={buttonClass({ variant: 'primary', size: 'sm' })} onClick={open}>
        <Icon path={path} size={18} />
        <span className={styles.newRoute}>{t('header.newRoute')}</span>
      </Link>
      {isWanted ? (
        <Suspense fallback={null}>
          <CreateModal title={t('header.newRoute')} isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
