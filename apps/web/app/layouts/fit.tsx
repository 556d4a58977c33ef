import { useRootData } from '@repo/web-kit/root-data'
import { Outlet } from 'react-router'
import { SiteHeader } from '../features/site-shell/site-header.tsx'
import styles from './fit.module.css'
import WebviewLayout from './webview.tsx'

/** Header and a page that fills the rest of the window. */
export default function FitLayout() {
  const { isWebview } = useRootData()
  if (isWebview) return <WebviewLayout isFit />
  return (
    <div className={styles.page}>
      <SiteHeader isFit />
      <main id="content" className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
    </div>
  )
}
