import { Button } from '@repo/ui/button'
import { Icon } from '@repo/ui/icon'
import { chatCircle } from '@repo/ui/icons'
import { Link, useLocation, useParams, useSearchParams } from 'react-router'
import { useLanguage } from '../../../platform/i18n/language.tsx'
import { useLogInRequired } from '../../site-shell/modals/use-log-in-required.ts'
import { useMapLinks } from '../map/map-links.tsx'
import { commentsPath } from './comment-links.ts'
import styles from './object-comments.module.css'
import { pendingComment } from './pending-comment.ts'
import { useCommentList } from './use-comment-list.ts'

/** In the window of an object: how many comments speak of it, and a way to write one. */
export function ObjectComments({ objectId }: { objectId: string }) {
  const { t } = useLanguage()
  const list = useCommentList()
  const { pathname } = useLocation()
  const { articleId } = useParams()
  const [search] = useSearchParams()
  const { speakOf } = useMapLinks()
  const isLogInRequired = useLogInRequired()
  if (list === null) return null
  const count = list.objects[objectId] ?? 0
  return (
    <div className={styles.row}>
      {count > 0 ? (
        <Link to={commentsPath(pathname, search, { object: objectId })}>{t('comments.count', { count })}</Link>
      ) : null}
      {list.isOpen && list.canComment ? (
        <Button
          variant="soft"
          size="sm"
          icon={<Icon path={chatCircle} size={16} />}
          onClick={() => {
            if (isLogInRequired()) pendingComment.keep({ articleId: Number(articleId), objectId })
            else speakOf(objectId)
          }}
        >
          {t('comments.speak')}
        </Button>
      ) : null}
    </div>
  )
}
