import { useFlashQueue } from '@repo/ui/flash-queue'
import { useLanguage } from '@repo/web-kit/language'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { commentsPath, commentsPlaceOf } from './comment-links.ts'
import { useComments } from './comments-context.tsx'
import type { DoneAnswer } from './use-comment-form.ts'

/** After an action on a comment: shows a message, and scrolls to a new comment. */
export function useCommentFeedback(): (answer: DoneAnswer) => void {
  const { t } = useLanguage()
  const { show } = useFlashQueue()
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const { addPosted } = useComments()
  return (answer) => {
    if (answer.kind !== 'posted') {
      show({ variant: 'success', title: t(`comments.${answer.kind}`) })
      return
    }
    const { comment } = answer
    show({
      variant: 'success',
      title: t(comment.state === 'pending' ? 'comments.postedPending' : 'comments.posted'),
    })
    const place = commentsPlaceOf(search)
    const isAdded = addPosted(comment, place)
    const path = commentsPath(pathname, search, { order: place.order ?? 'newest', comment: String(comment.id) })
    void navigate(path, { replace: true, defaultShouldRevalidate: !isAdded })
  }
}
