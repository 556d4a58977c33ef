import { routePath } from '@repo/articles/article-links'
import type { ReadingView } from '@repo/articles/reading-view'
import { Icon } from '@repo/ui/icon'
import { arrowLeft } from '@repo/ui/icons'
import { Link } from 'react-router'
import { usePresentingMessages } from '../messages/presenting-messages.ts'
import styles from './presentation.module.css'

export interface LeaveLinkProps {
  article: ReadingView['article']
  token: string | null
}

export function LeaveLink({ article, token }: LeaveLinkProps) {
  const t = usePresentingMessages()
  return (
    <Link className={styles.leave} to={routePath(article.id, token)}>
      <Icon path={arrowLeft} size={16} />
      {t('present.leave')}
    </Link>
  )
}
