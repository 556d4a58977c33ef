import { Outlet } from 'react-router'
import styles from './webview.module.css'

/** The page alone: header and footer are those of the app that shows it. Takes the place of the other layouts there. */
export default function WebviewLayout() {
  return (
    <main id="content" className={styles.main} tabIndex={-1}>
      <Outlet />
    </main>
  )
}
