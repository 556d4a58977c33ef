import type { ReadingView } from '@repo/articles/reading-view'
import { formatBytes } from '@repo/i18n'
import { Button } from '@repo/ui/button'
import { Modal } from '@repo/ui/modal'
import { Progress } from '@repo/ui/progress'
import { Spinner } from '@repo/ui/spinner'
import { useLanguage } from '@repo/web-kit/language'
import { useTimeFormatter } from '@repo/web-kit/use-time-formatter'
import { use } from 'react'
import { Link } from 'react-router'
import { loadOfflineTranslator, type OfflineTranslator } from './messages/load-offline-messages.ts'
import styles from './offline.module.css'
import type { SavingPlan } from './plan-saving.ts'
import type { SavedArticle } from './saved-article-store.ts'
import { type SavingState, useSaving } from './use-saving.ts'

interface SaveDialogProps {
  view: ReadingView
  token: string | null
  saved: SavedArticle | null
  onClose: () => void
}

/** What saving an article takes, how far it is, and what is there afterwards. */
export default function SaveDialog({ view, token, saved, onClose }: SaveDialogProps) {
  const { locale } = useLanguage()
  const t = use(loadOfflineTranslator(locale))
  const { state, start, stop, remove } = useSaving({ view, token, saved })
  const close = () => {
    stop()
    onClose()
  }
  const removeAndClose = async () => {
    await remove()
    onClose()
  }
  return (
    <SaveDialogView
      t={t}
      state={state}
      saved={saved}
      onStart={start}
      onRemove={() => void removeAndClose()}
      onClose={close}
    />
  )
}

interface SaveDialogViewProps {
  t: OfflineTranslator
  /** Default: an article. */
  kind?: 'article' | 'journey'
  state: SavingState
  saved: Pick<SavedArticle, 'bytes' | 'savedAt'> | null
  /** Its page shows more now than was saved. */
  isOutdated?: boolean
  onStart: () => void
  onRemove: () => void
  /** Stops what is on its way. */
  onClose: () => void
}

export function SaveDialogView({
  t,
  kind = 'article',
  state,
  saved,
  isOutdated = false,
  onStart,
  onRemove,
  onClose,
}: SaveDialogViewProps) {
  const isSaving = state.kind === 'saving'
  const isSaved = saved !== null && !isSaving
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t('offline.dialog')}
      actions={
        <>
          {isSaved ? (
            <Button variant="ghost" onClick={onRemove}>
              {t('offline.remove')}
            </Button>
          ) : null}
          <Button variant={isSaved ? 'line' : 'ghost'} onClick={onClose}>
            {t(isSaving ? 'offline.stop' : isSaved ? 'offline.close' : 'offline.cancel')}
          </Button>
          {isSaving ? null : (
            <Button
              variant={isSaved && !isOutdated ? 'line' : 'primary'}
              disabled={state.kind === 'measuring'}
              onClick={onStart}
            >
              {t(isSaved ? 'offline.renew' : 'offline.start')}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.dialog}>
        <Failure t={t} kind={kind} state={state} />
        {isSaved && isOutdated ? <p role="status">{t('offline.outdated')}</p> : null}
        {isSaved ? <SavedNote t={t} saved={saved} /> : <p>{t(`offline.intro.${kind}`)}</p>}
        {state.kind === 'measuring' ? (
          <p className={styles.quiet} role="status">
            <Spinner size={16} /> {t('offline.measuring')}
          </p>
        ) : null}
        {state.kind === 'saving' ? <Saving t={t} done={state.bytes} total={state.plan.totalBytes} /> : null}
        {state.kind !== 'saving' && !isSaved && state.plan ? <Contents t={t} plan={state.plan} /> : null}
      </div>
    </Modal>
  )
}

function Failure({ t, kind, state }: Required<Pick<SaveDialogViewProps, 't' | 'kind' | 'state'>>) {
  if (state.kind !== 'failed') return null
  return (
    <p className={styles.failure} role="alert">
      <b>{t('offline.failed')}</b>{' '}
      {t(state.failure === 'gone' ? `offline.failed.gone.${kind}` : `offline.failed.${state.failure}`)}
    </p>
  )
}

function SavedNote({ t, saved }: { t: OfflineTranslator; saved: Pick<SavedArticle, 'bytes' | 'savedAt'> }) {
  const { locale } = useLanguage()
  const formatTime = useTimeFormatter()
  return (
    <p role="status">
      <b>{t('offline.saved')}</b>
      <br />
      {t('offline.savedText', { size: formatBytes(saved.bytes, locale), when: formatTime(saved.savedAt) })}{' '}
      <Link to="/offline" reloadDocument>
        {t('offline.seeAll')}
      </Link>
    </p>
  )
}

function Saving({ t, done, total }: { t: OfflineTranslator; done: number; total: number }) {
  const { locale } = useLanguage()
  const size = (bytes: number) => formatBytes(bytes, locale)
  return (
    <div className={styles.saving}>
      <Progress label={t('offline.saving')} value={Math.min(0.98, done / total)} durationMs={200} />
      <p className={styles.quiet}>{t('offline.progress', { done: size(done), total: size(total) })}</p>
    </div>
  )
}

function Contents({ t, plan }: { t: OfflineTranslator; plan: SavingPlan }) {
  const { locale } = useLanguage()
  const size = (bytes: number) => t('offline.about', { size: formatBytes(bytes, locale) })
  const rows: readonly (readonly [string, number])[] = [
    [t('offline.what.text'), plan.textBytes],
    [t('offline.what.pictures', { count: plan.pictureCount }), plan.pictureBytes],
    [t('offline.what.map', { zoom: plan.zoom }), plan.mapBytes],
    ...(plan.readerBytes === null ? [] : [[t('offline.what.reader'), plan.readerBytes] as const]),
  ]
  return (
    <>
      <dl className={styles.contents}>
        {rows.map(([name, bytes]) => (
          <div key={name} className={styles.row}>
            <dt>{name}</dt>
            <dd>{size(bytes)}</dd>
          </div>
        ))}
      </dl>
      <p>
        <b>{t('offline.sum', { size: formatBytes(plan.totalBytes, locale) })}</b>{' '}
        {plan.freeBytes === null ? null : t('offline.room', { size: formatBytes(plan.freeBytes, locale) })}
      </p>
      <p className={styles.quiet}>
        {t('offline.embeddedMap')}
        {plan.foreignCount > 0 ? ` ${t('offline.foreign', { count: plan.foreignCount })}` : null}
      </p>
    </>
  )
}
