import { Outlet } from 'react-router'
import styles from './webview.module.css'

interface WebviewLayoutProps {
  /** Whether the page fills the window, instead of being as long as what is on it. */
  isFit?: boolean
}

/** The page alone: header and footer are those of the app that shows it. Takes the place of the other layouts there. */
export default function WebviewLayout({ isFit = false }: WebviewLayoutProps) {
  return (
    <main id="content" className={`${styles.main} ${isFit ? styles.fit : styles.long}`} tabIndex={-1}>
      <Outlet />
    </main>
  )
}
