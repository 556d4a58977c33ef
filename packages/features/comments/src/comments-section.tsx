import { ContributionsSection } from '@repo/people/contributions-section'
import { buttonClass } from '@repo/ui/button-class'
import { useLanguage } from '@repo/web-kit/language'
import { useMemo } from 'react'
import { Link, useLocation, useOutletContext, useSearchParams } from 'react-router'
import { type CommentList, commentsOfObject } from './comment.ts'
import { COMMENTS_ID, commentsPath, commentsPlaceOf } from './comment-links.ts'
import { CommentThread } from './comment-thread.tsx'
import styles from './comments.module.css'
import { CommentsProvider, findObject } from './comments-context.tsx'
import type { CommentsOutlet } from './comments-outlet.ts'
import type { Discussed } from './discussed.ts'
import { NewComment } from './new-comment.tsx'
import { type LoadedComments, usePostedComments } from './use-comment-list.ts'

interface CommentsSectionProps {
  discussed: Discussed
  token: string | null
  /** Null when they could not be had. */
  list: CommentList | null
  /** See `CommentsContextValue`. */
  formKey: string
}

/** What is said under an article or a journey, and a place to say more. */
export function CommentsSection({ discussed, token, list: loaded, formKey: loadedKey }: CommentsSectionProps) {
  const { t } = useLanguage()
  const { list, count, add: addPosted } = usePostedComments(loaded)
  const formKey = loadedKey && count > 0 ? `${loadedKey}-${count}` : loadedKey
  const value = useMemo(() => {
    const { isOpen = false, canComment = false, mentions = {} } = list ?? {}
    return { ...discussed, token, isOpen, canComment, mentions, formKey, addPosted }
  }, [discussed, token, list, formKey, addPosted])
  return (
    <ContributionsSection
      id={COMMENTS_ID}
      title={t('comments.title')}
      total={list?.total ?? 0}
      beside={list && (list.data.length > 1 || !list.isStart) ? <Order /> : null}
      isFocusable
    >
      {list === null ? (
        <Failed />
      ) : (
        <CommentsProvider value={value}>
          <NewComment />
          <Listed list={list} layers={discussed.layers} />
        </CommentsProvider>
      )}
    </ContributionsSection>
  )
}

function Listed({ list, layers }: { list: CommentList; layers: Discussed['layers'] }) {
  const { t } = useLanguage()
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const { order = 'newest', object } = commentsPlaceOf(search)
  const path = (place: Parameters<typeof commentsPath>[2]) => commentsPath(pathname, search, { order, ...place })
  const narrowed = object === undefined ? null : findObject(layers, object)
  return (
    <>
      {object === undefined ? null : (
        <p className={styles.narrowed}>
          <b>{t('comments.ofPlace', { name: narrowed?.name ?? t('comments.placeGone') })}</b>
          <Link to={path({})} preventScrollReset>
            {t('comments.all')}
          </Link>
        </p>
      )}
      {list.isStart ? null : (
        <p>
          <Link to={path({ ...(object && { object }) })} className={buttonClass({ variant: 'ghost', size: 'sm' })}>
            {t('comments.fromStart')}
          </Link>
        </p>
      )}
      {list.data.length === 0 && list.isOpen ? <p className={styles.note}>{t('comments.empty')}</p> : null}
      <ul className={styles.threads}>
        {list.data.map((thread) => (
          <CommentThread key={thread.id} thread={thread} />
        ))}
      </ul>
      {list.next === null ? null : (
        <p>
          <Link to={path({ after: list.next, ...(object && { object }) })} className={buttonClass()} rel="next">
            {t('comments.more')}
          </Link>
        </p>
      )}
    </>
  )
}

function Order() {
  const { t } = useLanguage()
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const { order = 'newest', object } = commentsPlaceOf(search)
  return (
    <nav className={styles.order} aria-label={t('comments.order')}>
      {(['newest', 'oldest'] as const).map((candidate) => (
        <Link
          key={candidate}
          to={commentsPath(pathname, search, { order: candidate, ...(object && { object }) })}
          aria-current={order === candidate || undefined}
          preventScrollReset
        >
          {t(`comments.${candidate}`)}
        </Link>
      ))}
    </nav>
  )
}

function Failed() {
  const { t } = useLanguage()
  const { pathname, search } = useLocation()
  return (
    <p className={styles.note} role="status">
      {t('comments.failed')} <a href={`${pathname}${search}#${COMMENTS_ID}`}>{t('comments.retry')}</a>
    </p>
  )
}

/** The comments of the page around, or those about one of its objects. */
export function ShownComments({ list, object, formKey }: LoadedComments) {
  const { object: asked } = commentsPlaceOf(useSearchParams()[0])
  const { discussed, token } = useOutletContext<CommentsOutlet>()
  // The copy on a device has all of them, whatever the search of the address is.
  const shown = list && asked && object === null ? commentsOfObject(list, asked) : list
  return <CommentsSection discussed={discussed} token={token} list={shown} formKey={formKey} />
}
