import { ArticleActions, type ArticleActionsProps } from './article-actions.tsx'
import styles from './phone-actions.module.css'

/** On phones the actions stay within reach of the thumb. */
export function PhoneActions(props: ArticleActionsProps) {
  return (
    <div className={styles.bar}>
      <ArticleActions {...props} />
    </div>
  )
}
