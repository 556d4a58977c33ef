import { buttonClass } from '@repo/ui/button-class'
import { useLanguage } from '@repo/web-kit/language'
import { useRootData } from '@repo/web-kit/root-data'
import { useLogInRequired } from '@repo/web-kit/use-log-in-required'
import { useEffect, useState } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import styles from './comment.module.css'
import type { Comment, CommentThread as Thread } from './comment.ts'
import { CommentForm } from './comment-form.tsx'
import { CommentItem } from './comment-item.tsx'
import { commentAnchor, commentsPath } from './comment-links.ts'
import { CommentsProvider, useComments } from './comments-context.tsx'
import { discussedKey } from './discussed.ts'
import { hasCommentDraft } from './use-comment-draft.ts'
import { useCommentFeedback } from './use-comment-feedback.ts'
import { useReplies } from './use-replies.ts'

/** A comment with its replies, and the form for one more. */
export function CommentThread({ thread }: { thread: Thread }) {
  const { t } = useLanguage()
  const [search] = useSearchParams()
  const { pathname } = useLocation()
  const { viewer } = useRootData()
  const comments = useComments()
  const { replies, next, mentions, hasFailed, showMore } = useReplies(thread)
  const all = [thread, ...replies]
  const target = all.find(({ id, viewerCan }) => String(id) === search.get('reply') && viewerCan.reply)
  const [answered, setAnswered] = useState<Comment | null>(viewer === null ? null : (target ?? null))
  const isBegun = ({ id, viewerCan }: Comment) =>
    viewerCan.reply && hasCommentDraft(`${discussedKey(comments)}:reply-${id}`)
  // Opens the reply that was wanted before a log-in on this page, or restores a draft after it or a reload.
  useEffect(() => {
    if (viewer !== null) setAnswered((before) => before ?? target ?? all.find(isBegun) ?? null)
  }, [viewer === null, target?.id])
  const actionsOf = (comment: Comment) => <ReplyLink comment={comment} onReply={() => setAnswered(comment)} />
  const morePath = commentsPath(pathname, search, { comment: next ?? String(thread.id) })
  return (
    <CommentsProvider value={{ ...comments, mentions: { ...comments.mentions, ...mentions } }}>
      <li className={styles.thread}>
        <CommentItem comment={thread} actions={actionsOf(thread)} />
        {replies.length > 0 ? (
          <ul className={styles.replies}>
            {thread.hasEarlierReplies ? (
              <li>
                <Link to={commentsPath(pathname, search, { comment: String(thread.id) })} preventScrollReset>
                  {t('comments.earlierReplies')}
                </Link>
              </li>
            ) : null}
            {replies.map((reply) => (
              <li key={reply.id}>
                <CommentItem comment={reply} actions={actionsOf(reply)} />
              </li>
            ))}
            {next === null ? null : (
              <li>
                <Link
                  to={morePath}
                  className={buttonClass({ variant: 'ghost', size: 'sm' })}
                  onClick={(event) => {
                    event.preventDefault()
                    void showMore()
                  }}
                >
                  {t('comments.moreReplies')}
                </Link>
                {hasFailed ? <span role="alert">{t('comments.failed')}</span> : null}
              </li>
            )}
          </ul>
        ) : null}
        {answered ? <ReplyForm answered={answered} onEnd={() => setAnswered(null)} /> : null}
      </li>
    </CommentsProvider>
  )
}

/** Visitors get the log-in dialog; without scripts the form comes with the page. */
function ReplyLink({ comment, onReply }: { comment: Comment; onReply: () => void }) {
  const { t } = useLanguage()
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const { viewer } = useRootData()
  const { isOpen } = useComments()
  const isLogInRequired = useLogInRequired()
  if (!isOpen || comment.state !== 'shown' || !comment.viewerCan.reply) return null
  const path = commentsPath(pathname, search, { comment: String(comment.id) })
  const replyPath = path.replace('#', `${path.includes('?') ? '&' : '?'}reply=${comment.id}#`)
  const to = viewer === null ? `/login?${new URLSearchParams({ next: replyPath })}` : replyPath
  return (
    <Link
      to={to}
      className={styles.reply}
      onClick={(event) => {
        if (isLogInRequired(event, replyPath)) return
        event.preventDefault()
        onReply()
      }}
    >
      {t('comments.reply')}
    </Link>
  )
}

function ReplyForm({ answered, onEnd }: { answered: Comment; onEnd: () => void }) {
  const { t } = useLanguage()
  const giveFeedback = useCommentFeedback()
  const label = t('comments.replyLabel', { name: answered.author?.nickname ?? t('comments.withdrawn') })
  return (
    <div className={styles.replyForm}>
      <CommentForm
        key={answered.id}
        name={`reply-${answered.id}`}
        label={label}
        placeholder={label}
        submitLabel={t('comments.reply')}
        busyLabel={t('comments.sending')}
        takesFocus
        onDone={(answer) => {
          onEnd()
          giveFeedback(answer)
        }}
        onCancel={() => {
          onEnd()
          document.getElementById(commentAnchor(answered.id))?.focus()
        }}
      >
        <input type="hidden" name="intent" value="comment" />
        <input type="hidden" name="reply_to" value={answered.id} />
      </CommentForm>
    </div>
  )
}
