import { useMapLinks } from '@repo/articles/map-links'
import { Contribution, ContributorLink } from '@repo/people/contribution'
import { Avatar } from '@repo/ui/avatar'
import { Badge } from '@repo/ui/badge'
import { classNames } from '@repo/ui/class-names'
import { Icon } from '@repo/ui/icon'
import { mapPin, prohibit } from '@repo/ui/icons'
import { useLanguage } from '@repo/web-kit/language'
import { useRootData } from '@repo/web-kit/root-data'
import { langOn } from '@repo/web-kit/use-localized-text'
import { useTimeFormatter } from '@repo/web-kit/use-time-formatter'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import styles from './comment.module.css'
import type { Comment } from './comment.ts'
import { CommentForm } from './comment-form.tsx'
import { commentAnchor } from './comment-links.ts'
import { CommentMenu } from './comment-menu.tsx'
import { CommentText } from './comment-text.tsx'
import { findObject, useComments } from './comments-context.tsx'
import { useCommentFeedback } from './use-comment-feedback.ts'

interface CommentItemProps {
  comment: Comment
  /** Below its text. */
  actions?: ReactNode
}

/** One comment, or what is left of it. */
export function CommentItem({ comment, actions }: CommentItemProps) {
  const { t } = useLanguage()
  const { viewer } = useRootData()
  const { ref, isFound } = useFoundComment(comment.id)
  const isGone = comment.text === null
  useFocusOnceGone(ref, isGone)
  return (
    <div
      ref={ref}
      id={commentAnchor(comment.id)}
      className={classNames(styles.comment, isFound && styles.found)}
      tabIndex={-1}
      data-state={comment.state}
    >
      {isGone ? (
        <p className={styles.placeholder}>
          <Icon path={prohibit} size={17} />
          {t(comment.state === 'prohibited' ? 'comments.isProhibited' : 'comments.isDeleted')}
          {comment.state === 'prohibited' && viewer?.isModerator ? (
            <Link to={`/admin/comments/${comment.id}`}>{t('menu.moderate')}</Link>
          ) : null}
        </p>
      ) : (
        <ReadableComment comment={comment} actions={actions} />
      )}
    </div>
  )
}

/** What had the focus has gone with the words: reading goes on from what is left. */
function useFocusOnceGone(ref: RefObject<HTMLDivElement | null>, isGone: boolean): void {
  const wasGone = useRef(isGone)
  useEffect(() => {
    const { activeElement, body } = document
    if (isGone && !wasGone.current && (activeElement === null || activeElement === body)) ref.current?.focus()
    wasGone.current = isGone
  }, [ref, isGone])
}

function ReadableComment({ comment, actions }: CommentItemProps) {
  const { t } = useLanguage()
  const [search] = useSearchParams()
  const [isEdited, setIsEdited] = useState(search.get('edit') === String(comment.id) && comment.viewerCan.edit)
  const name = comment.author?.nickname ?? t('comments.withdrawn')
  const endEdit = () => {
    setIsEdited(false)
    document.getElementById(commentAnchor(comment.id))?.focus() // the form had it
  }
  return (
    <>
      <Avatar name={name} src={comment.author?.avatar ?? null} />
      <Contribution
        credit={<Credit comment={comment} />}
        menu={<CommentMenu comment={comment} name={name} onEdit={() => setIsEdited(true)} />}
      >
        <StateNote comment={comment} />
        {comment.objectId === null ? null : <PlaceLink objectId={comment.objectId} />}
        {isEdited ? (
          <EditForm comment={comment} onEnd={endEdit} />
        ) : (
          <>
            <CommentText text={comment.text ?? ''} />
            {actions}
          </>
        )}
      </Contribution>
    </>
  )
}

function Credit({ comment: { author, createdAt, editedAt, replyTo } }: { comment: Comment }) {
  const { t } = useLanguage()
  const { ownerId } = useComments()
  const ownTime = useTimeFormatter()
  return (
    <>
      {author === null ? (
        <span className={styles.left}>{t('comments.withdrawn')}</span>
      ) : (
        <ContributorLink {...author} />
      )}
      {author?.id === ownerId ? <Badge tone="brand">{t('comments.author')}</Badge> : null}
      <time dateTime={createdAt}>{ownTime(createdAt)}</time>
      {editedAt === null ? null : <span title={ownTime(editedAt)}>{t('comments.edited')}</span>}
      {replyTo?.author ? <span>{t('comments.replyTo', { name: replyTo.author.nickname })}</span> : null}
    </>
  )
}

/** A note for the comment's author only. */
function StateNote({ comment: { state, prohibitionReason } }: { comment: Comment }) {
  const { t } = useLanguage()
  if (state === 'pending') return <p className={styles.stateNote}>{t('comments.isPending')}</p>
  if (state !== 'prohibited') return null
  return <p className={styles.stateNote}>{t('comments.isProhibitedOwn', { reason: prohibitionReason ?? '' })}</p>
}

function EditForm({ comment, onEnd }: { comment: Comment; onEnd: () => void }) {
  const { t } = useLanguage()
  const giveFeedback = useCommentFeedback()
  return (
    <CommentForm
      name={`edit-${comment.id}`}
      label={t('comments.editLabel')}
      initial={comment.text ?? ''}
      submitLabel={t('comments.save')}
      busyLabel={t('comments.saving')}
      takesFocus
      onDone={(answer) => {
        onEnd()
        giveFeedback(answer)
      }}
      onCancel={onEnd}
    >
      <input type="hidden" name="intent" value="edit-comment" />
      <input type="hidden" name="comment" value={comment.id} />
    </CommentForm>
  )
}

/** The object of the map that a comment refers to: a press shows it. */
function PlaceLink({ objectId }: { objectId: string }) {
  const { t, locale } = useLanguage()
  const { layers } = useComments()
  const { show } = useMapLinks()
  const object = findObject(layers, objectId)
  if (object === null) return <p className={styles.placeGone}>{t('comments.placeGone')}</p>
  return (
    <p>
      <button
        type="button"
        className={styles.place}
        lang={langOn(locale, object.language)}
        aria-label={t('article.onMap', { name: object.name })}
        onClick={() => show(object.id)}
      >
        <Icon path={mapPin} size={15} />
        {object.name}
      </button>
    </p>
  )
}

/** Whether a comment is the one that the address leads to. It has the focus then, so that reading goes on from there. */
function useFoundComment(id: number): { ref: RefObject<HTMLDivElement | null>; isFound: boolean } {
  const ref = useRef<HTMLDivElement>(null)
  const { key } = useLocation()
  const [search] = useSearchParams()
  const isFound = search.get('comment') === String(id)
  // Once per navigation: each has its own location key.
  useEffect(() => {
    if (!isFound) return
    ref.current?.focus({ preventScroll: true })
    ref.current?.scrollIntoView({ block: 'center' })
  }, [isFound, key])
  return { ref, isFound }
}
