import { useMapLinks } from '@repo/articles/map-links'
import { Button } from '@repo/ui/button'
import { buttonClass } from '@repo/ui/button-class'
import { Icon } from '@repo/ui/icon'
import { chatCircle } from '@repo/ui/icons'
import { useLanguage } from '@repo/web-kit/language'
import { useRootData } from '@repo/web-kit/root-data'
import { useLogInRequired } from '@repo/web-kit/use-log-in-required'
import { Link, useLocation, useParams, useSearchParams } from 'react-router'
import { commentsPath } from './comment-links.ts'
import styles from './object-comments.module.css'
import { pendingComment } from './pending-comment.ts'
import { useCommentList } from './use-comment-list.ts'
import { useVerifyPath } from './use-verify-path.ts'

/** In the window of an object: how many comments speak of it, and a way to write one. */
export function ObjectComments({ objectId }: { objectId: string }) {
  const { t } = useLanguage()
  const list = useCommentList()
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  if (list === null) return null
  const count = list.objects[objectId] ?? 0
  return (
    <div className={styles.row}>
      {count > 0 ? (
        <Link to={commentsPath(pathname, search, { object: objectId })}>{t('comments.count', { count })}</Link>
      ) : null}
      {list.isOpen && list.canComment ? <SpeakButton objectId={objectId} /> : null}
    </div>
  )
}

/** Who cannot comment yet comes back to it. */
function SpeakButton({ objectId }: { objectId: string }) {
  const { t } = useLanguage()
  const { articleId = '' } = useParams()
  const { viewer } = useRootData()
  const { speakOf } = useMapLinks()
  const isLogInRequired = useLogInRequired()
  const verifyPath = useVerifyPath()
  const keep = () => pendingComment.keep({ discussed: articleId, objectId })
  const icon = <Icon path={chatCircle} size={16} />
  if (viewer && !viewer.isVerified) {
    return (
      <Link to={verifyPath} className={buttonClass({ variant: 'soft', size: 'sm' })} onClick={keep}>
        {icon}
        {t('comments.speak')}
      </Link>
    )
  }
  return (
    <Button
      variant="soft"
      size="sm"
      icon={icon}
      onClick={() => {
        if (isLogInRequired()) keep()
        else speakOf(objectId)
      }}
    >
      {t('comments.speak')}
    </Button>
  )
}
