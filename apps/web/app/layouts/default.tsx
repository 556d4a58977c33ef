import { Outlet } from 'react-router'
import { SiteFooter } from '../features/frame/site-footer.tsx'
import { SiteHeader } from '../features/frame/site-header.tsx'
import styles from './default.module.css'

/** Header, page, footer. */
export default function DefaultLayout() {
  return (
    <div className={styles.page}>
      <SiteHeader />
      <main id="content" className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter />
    </div>
  )
}
