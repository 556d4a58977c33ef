import type { Forbidding } from '@repo/articles/forbidding'
import { useTimeFormatter } from '@repo/web-kit/use-time-formatter'
import { useOwnMessages } from '../messages/own-messages.ts'
import { NoteForm } from './note-form.tsx'
import type { OwnArticleDetails } from './own-article-details.ts'
import styles from './own-route.module.css'

/** Why moderators hid an article, and the ways back: a request after a change, or one appeal. */
export function HiddenNotice({ article }: { article: Pick<OwnArticleDetails, 'id' | 'forbidding'> }) {
  const t = useOwnMessages()
  const { forbidding } = article
  if (forbidding === null) return null
  const { reason, pointsAt } = forbidding
  return (
    <section className={styles.hidden} aria-labelledby="reason">
      <h2 id="reason">{t('own.reason')}</h2>
      <p className={styles.reason}>{reason === '' ? t('own.noReason') : reason}</p>
      <PointedAt pointsAt={pointsAt} />
      <Declined declined={forbidding.declined} />
      <p>{t(`own.whenAllowed.${shownAs(forbidding.statusWhenAllowed)}`)}</p>
      <Request articleId={article.id} forbidding={forbidding} />
      <Appeal articleId={article.id} forbidding={forbidding} />
    </section>
  )
}

/** Without a prohibition nothing is forbidden. */
const shownAs = (status: Forbidding['statusWhenAllowed']) => (status === 'forbidden' ? 'draft' : status)

function PointedAt({ pointsAt }: Pick<Forbidding, 'pointsAt'>) {
  const t = useOwnMessages()
  if (pointsAt === null) return null
  return (
    <p className={styles.pointed}>
      <span>{t(pointsAt.kind === 'object' ? 'own.pointedObject' : 'own.pointedBlock')}</span>
      <q>{pointsAt.label || t('own.untitled')}</q>
    </p>
  )
}

/** The answer to the last request, beside the first reason. */
function Declined({ declined }: Pick<Forbidding, 'declined'>) {
  const t = useOwnMessages()
  const formatTime = useTimeFormatter()
  if (declined === null) return null
  return (
    <>
      <p>{t('own.declined', { when: formatTime(declined.at) })}</p>
      <p className={styles.reason}>{declined.reason}</p>
      <PointedAt pointsAt={declined.pointsAt} />
    </>
  )
}

interface PartProps {
  articleId: number
  forbidding: Forbidding
}

function Request({ articleId, forbidding: { requestedAt, requestNote } }: PartProps) {
  const t = useOwnMessages()
  const formatTime = useTimeFormatter()
  if (requestedAt !== null) {
    return (
      <>
        <p role="status">{t('own.requestedAt', { when: formatTime(requestedAt) })}</p>
        {requestNote === '' ? null : <q className={styles.reason}>{requestNote}</q>}
      </>
    )
  }
  return (
    <>
      <p>{t('own.reasonNext')}</p>
      <NoteForm
        label={t('own.requestNote')}
        submitLabel={t('own.request')}
        failedTitle={t('own.requestFailed')}
        isPrimary
        send={(api, note) => api.requestPublication({ params: { id: String(articleId) }, body: { note } })}
      />
    </>
  )
}

function Appeal({ articleId, forbidding }: PartProps) {
  const t = useOwnMessages()
  const formatTime = useTimeFormatter()
  const { appealedAt, appealNote, appealDecidedAt, appealAnswer } = forbidding
  if (appealedAt === null) {
    return (
      <details className={styles.appeal}>
        <summary>{t('own.appealOpen')}</summary>
        <p>{t('own.appealText')}</p>
        <NoteForm
          label={t('own.appealNote')}
          submitLabel={t('own.appeal')}
          failedTitle={t('own.appealFailed')}
          isRequired
          send={(api, note) => api.appealForbidding({ params: { id: String(articleId) }, body: { note } })}
        />
      </details>
    )
  }
  return (
    <>
      <p role="status">
        {appealDecidedAt === null
          ? t('own.appealedAt', { when: formatTime(appealedAt) })
          : t('own.appealRejected', { when: formatTime(appealDecidedAt) })}
      </p>
      <q className={styles.reason}>{appealNote}</q>
      {appealAnswer === '' ? null : (
        <>
          <p>{t('own.appealAnswer')}</p>
          <p className={styles.reason}>{appealAnswer}</p>
        </>
      )}
    </>
  )
}
