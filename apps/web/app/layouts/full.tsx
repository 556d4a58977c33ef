import { useRootData } from '@repo/web-kit/root-data'
import { Outlet } from 'react-router'
import { SiteFooter } from '../features/site-shell/site-footer.tsx'
import { SiteHeader } from '../features/site-shell/site-header.tsx'
import styles from './default.module.css'
import WebviewLayout from './webview.tsx'

/**
 * As the default one, for a page of the user's own that needs the whole width and no menu beside it; nothing that
 * reaches beyond it scrolls sideways.
 */
export default function FullLayout() {
  const { isWebview } = useRootData()
  if (isWebview) return <WebviewLayout />
  return (
    <div className={styles.page}>
      <SiteHeader />
      <main id="content" className={`${styles.main} ${styles.full}`} tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter />
    </div>
  )
}
