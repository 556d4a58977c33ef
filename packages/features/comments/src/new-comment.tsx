import { useMapLinks } from '@repo/articles/map-links'
import { ApartNote } from '@repo/people/apart-note'
import { Avatar } from '@repo/ui/avatar'
import { BareSelect } from '@repo/ui/bare-select'
import { buttonClass } from '@repo/ui/button-class'
import { Icon } from '@repo/ui/icon'
import { chatCircle } from '@repo/ui/icons'
import { useLanguage } from '@repo/web-kit/language'
import { useRootData } from '@repo/web-kit/root-data'
import { useLogInRequired } from '@repo/web-kit/use-log-in-required'
import { usePendingAct } from '@repo/web-kit/use-pending-act'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { CommentForm } from './comment-form.tsx'
import { COMMENTS_ID } from './comment-links.ts'
import styles from './comments.module.css'
import { findObject, useComments } from './comments-context.tsx'
import { discussedKey } from './discussed.ts'
import { pendingComment } from './pending-comment.ts'
import { useCommentFeedback } from './use-comment-feedback.ts'
import { useVerifyPath } from './use-verify-path.ts'

/** The form for a new thread; visitors get the log-in dialog. */
export function NewComment() {
  const { t } = useLanguage()
  const { viewer } = useRootData()
  const { isOpen, canComment } = useComments()
  if (!isOpen) return <p className={styles.note}>{t('comments.closed')}</p>
  if (!canComment) return <ApartNote className={styles.note} />
  if (viewer === null) return <LogInToComment />
  if (!viewer.isVerified) return <VerifyToComment />
  return <BeginThread name={viewer.nickname || viewer.name} avatar={viewer.avatar} />
}

function LogInToComment() {
  const { t } = useLanguage()
  const { pathname, search } = useLocation()
  const discussed = discussedKey(useComments())
  const isLogInRequired = useLogInRequired()
  const next = `${pathname}${search}#${COMMENTS_ID}`
  return (
    <p>
      <Link
        to={`/login?${new URLSearchParams({ next })}`}
        className={buttonClass({ variant: 'line' })}
        onClick={(event) => {
          if (isLogInRequired(event, next)) pendingComment.keep({ discussed, objectId: '' })
        }}
      >
        <Icon path={chatCircle} size={18} />
        {t('comments.logIn')}
      </Link>
    </p>
  )
}

function VerifyToComment() {
  const { t } = useLanguage()
  return (
    <p className={styles.note}>
      <Link to={useVerifyPath()}>{t('comments.verify')}</Link>
    </p>
  )
}

function BeginThread({ name, avatar }: { name: string; avatar: string | null }) {
  const { t } = useLanguage()
  const discussed = discussedKey(useComments())
  const { spokenOf, speakOf, endComment } = useMapLinks()
  const place = usePlace(spokenOf)
  const giveFeedback = useCommentFeedback()
  usePendingAct(pendingComment, {
    matches: (comment) => comment.discussed === discussed,
    act: ({ objectId }) => speakOf(objectId),
  })
  return (
    <div className={styles.begin} id="new-comment">
      <Avatar name={name} src={avatar} />
      <CommentForm
        key={spokenOf?.request ?? 0}
        name="new"
        label={t('comments.label')}
        placeholder={t('comments.placeholder')}
        submitLabel={t('comments.send')}
        busyLabel={t('comments.sending')}
        takesFocus={spokenOf !== null}
        onDone={(answer) => {
          if (place.id !== '') endComment(place.id)
          place.choose('')
          giveFeedback(answer)
        }}
      >
        <input type="hidden" name="intent" value="comment" />
        <PlaceChoice {...place} />
      </CommentForm>
    </div>
  )
}

/** The object that it refers to: the one that is asked for last, until another one is chosen, or none. */
function usePlace(spokenOf: ReturnType<typeof useMapLinks>['spokenOf']) {
  const [chosen, setChosen] = useState({ request: 0, id: '' })
  const request = spokenOf?.request ?? 0
  return {
    id: chosen.request === request ? chosen.id : (spokenOf?.id ?? ''),
    choose: (id: string) => setChosen({ request, id }),
  }
}

/** The choice of it. */
function PlaceChoice({ id, choose }: ReturnType<typeof usePlace>) {
  const { t } = useLanguage()
  const { layers } = useComments()
  const places = layers.flatMap(({ objects }) => objects).filter(({ name }) => name !== '')
  if (places.length === 0 && findObject(layers, id) === null) return null
  return (
    <BareSelect
      look="plain"
      name="object_id"
      label={t('comments.place')}
      value={id}
      onChange={(event) => choose(event.target.value)}
      options={[
        { value: '', label: t('comments.noPlace') },
        ...places.map((place) => ({ value: place.id, label: place.name })),
      ]}
    />
  )
}
