import { useFlashQueue } from '@repo/ui/flash-queue'
import { useLanguage } from '@repo/web-kit/language'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { commentsPath, commentsPlaceOf } from './comment-links.ts'
import type { DoneAnswer } from './use-comment-form.ts'

/** After an action on a comment: shows a message, and scrolls to a new comment. */
export function useLeadToComment(): (answer: DoneAnswer) => void {
  const { t } = useLanguage()
  const { show } = useFlashQueue()
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  return (answer) => {
    const said = {
      posted: t(answer.kind === 'posted' && answer.isPending ? 'comments.postedPending' : 'comments.posted'),
      saved: t('comments.saved'),
      deleted: t('comments.deleted'),
    }
    show({ variant: 'success', title: said[answer.kind] })
    if (answer.kind !== 'posted') return
    const { order = 'newest' } = commentsPlaceOf(search)
    void navigate(commentsPath(pathname, search, { order, comment: String(answer.id) }), { replace: true })
  }
}
