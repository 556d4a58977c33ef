import styles from '../article-page.module.css'
import type { ArticleFacts } from '../view/article-facts.ts'
import { Actions } from './article-header.tsx'

/** On phones the actions stay within reach of the thumb. */
export function PhoneActions(props: { article: ArticleFacts; token: string | null }) {
  return (
    <div className={styles.phoneActions}>
      <Actions {...props} />
    </div>
  )
}
