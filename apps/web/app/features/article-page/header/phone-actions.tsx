import styles from '../article-page.module.css'
import { Actions, type ArticleHeaderProps } from './article-header.tsx'

/** On phones the actions stay within reach of the thumb. */
export function PhoneActions(props: ArticleHeaderProps) {
  return (
    <div className={styles.phoneActions}>
      <Actions {...props} />
    </div>
  )
}
