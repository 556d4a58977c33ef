import { useRootData } from '@repo/web-kit/root-data'
import { Outlet } from 'react-router'
import { AppBanner } from '../features/app-banner/app-banner.tsx'
import { SiteFooter } from '../features/site-shell/site-footer.tsx'
import { SiteHeader } from '../features/site-shell/site-header.tsx'
import styles from './default.module.css'
import WebviewLayout from './webview.tsx'

/** Header, page, footer. */
export default function DefaultLayout() {
  const { isWebview } = useRootData()
  if (isWebview) return <WebviewLayout />
  return (
    <div className={styles.page}>
      <SiteHeader />
      <main id="content" className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter />
      <AppBanner />
    </div>
  )
}
