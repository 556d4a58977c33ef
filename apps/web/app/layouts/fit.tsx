import { Outlet } from 'react-router'
import { SiteHeader } from '../features/frame/site-header.tsx'
import styles from './fit.module.css'

/** Header and a page that fills the rest of the window. */
export default function FitLayout() {
  return (
    <div className={styles.page}>
      <SiteHeader />
      <main id="content" className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
    </div>
  )
}
