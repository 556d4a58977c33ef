import type { ArticleSummary } from '@repo/articles/article-summary'
import { type Journey, PRODUCT_LIMITS } from '@repo/contract'
import { journeyPath, OWN_JOURNEYS_PATH } from '@repo/journeys/journey-links'
import type { Sums } from '@repo/journeys/journey-view'
import { useJourneysMessages } from '@repo/journeys/journeys-messages'
import { Button } from '@repo/ui/button'
import { buttonClass } from '@repo/ui/button-class'
import { Icon } from '@repo/ui/icon'
import { arrowLeft, bedFill, cloudCheck, cloudSlash, eye, plus, scissors } from '@repo/ui/icons'
import { PageFrame } from '@repo/ui/page-frame'
import { Spinner } from '@repo/ui/spinner'
import { useLanguage } from '@repo/web-kit/language'
import { lazyComponent } from '@repo/web-kit/lazy-component'
import { Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { Link } from 'react-router'
import { cutOf, keepCut, type OpenCut, readCut } from './cutting/kept-cut.ts'
import { DetailsForm, Visibility } from './details-form.tsx'
import styles from './editor.module.css'
import { EditorUserProvider, useEditorUser } from './editor-user.ts'
import { EntryList } from './entry-list.tsx'
import { EntryPicker } from './entry-picker.tsx'
import { nextDay } from './journey-edit.ts'
import type { SaverState } from './journey-saver.ts'
import { type JourneyEditing, useJourneySaver } from './use-journey-saver.ts'

const CuttingView = lazyComponent(() => import('./cutting/cutting-view.tsx'))
const NONE: ReadonlySet<number> = new Set()

/** A journey or collection being made. What is done is sent as it is done, and kept on the device until it is. */
export function JourneyEditorPage({ journey, userId }: { journey: Journey; userId: number }) {
  return (
    <EditorUserProvider value={userId}>
      <JourneyEditor journey={journey} />
    </EditorUserProvider>
  )
}

function JourneyEditor({ journey }: { journey: Journey }) {
  const t = useJourneysMessages()
  const { formatError } = useLanguage()
  const { draft, status, formerRefs, refusal, edit } = useJourneySaver(journey)
  const { details } = draft
  const { cut, keep } = useKeptCut(journey.id)
  const entries = useRef<HTMLElement>(null)
  const close = () => {
    keep(null)
    // What had the focus is gone.
    requestAnimationFrame(() => entries.current?.focus())
  }
  const isOfState = refusal?.edit.type === 'details'
  const reason = refusal && formatError(refusal.error)
  return (
    <PageFrame className={styles.page}>
      <div className={styles.bar}>
        <Link className={buttonClass({ variant: 'ghost' })} to={OWN_JOURNEYS_PATH}>
          <Icon path={arrowLeft} size={16} />
          {t('journeys.own.title')}
        </Link>
        <SaveStatus status={status} />
        <Link className={buttonClass({ variant: 'line' })} to={journeyPath(journey.id)}>
          <Icon path={eye} size={18} />
          {t('journeys.own.view')}
        </Link>
      </div>
      <h1>{t(`journeys.edit.heading.${details.kind}`)}</h1>
      {cut ? (
        <Suspense fallback={<Spinner size={24} />}>
          <CuttingView draft={draft} cut={cut} onChange={keep} onEdit={edit} onClose={close} />
        </Suspense>
      ) : (
        <div className={styles.columns}>
          <div className={styles.side}>
            <DetailsForm details={details} onChange={(change) => edit({ type: 'details', change })} />
            <Visibility
              state={details.state}
              error={isOfState ? reason : null}
              onChange={(state) => edit({ type: 'details', change: { state } })}
            />
          </div>
          <section ref={entries} tabIndex={-1} className={styles.entries} aria-label={t('journeys.edit.entries')}>
            {reason && !isOfState ? (
              <p role="alert" className={styles.error}>
                {reason}
              </p>
            ) : null}
            <EntryList draft={draft} formerRefs={formerRefs} onEdit={edit} onCut={(entries) => keep(cutOf(entries))} />
            <AddButtons
              draft={draft}
              edit={edit}
              onCut={(articleId) => keep({ articleId, objectId: null, refs: null, plan: null })}
            />
          </section>
        </div>
      )}
    </PageFrame>
  )
}

/** A line that is being cut. It is kept on the device, and opens again with the page. */
function useKeptCut(journeyId: number) {
  const userId = useEditorUser()
  const [cut, setCut] = useState<OpenCut | null>(null)
  useEffect(() => setCut(readCut(userId, journeyId)), [userId, journeyId])
  const keep = (next: OpenCut | null) => {
    setCut(next)
    keepCut(userId, journeyId, next)
  }
  return { cut, keep }
}

/** Whether what was done is kept, and where. */
function SaveStatus({ status }: Pick<SaverState, 'status'>) {
  const t = useJourneysMessages()
  const icon = status === 'saved' ? <Icon path={cloudCheck} size={18} /> : <Icon path={cloudSlash} size={18} />
  return (
    <p className={styles.status} role="status" data-status={status}>
      {status === 'saving' ? <Spinner size={16} /> : icon}
      {t(`journeys.edit.${status}`)}
    </p>
  )
}

interface AddButtonsProps extends Pick<JourneyEditing, 'draft' | 'edit'> {
  onCut: (articleId: number) => void
}

/** What comes next: routes, parts of a long one, or a day without one. */
function AddButtons({ draft: { details, entries }, edit, onCut }: AddButtonsProps) {
  const t = useJourneysMessages()
  const [purpose, setPurpose] = useState<'add' | 'cut' | null>(null)
  const taken = useMemo(() => new Set(entries.flatMap(({ article }) => (article ? [article.id] : []))), [entries])
  const isFull = entries.length >= PRODUCT_LIMITS.journey.entries
  const add = (article: ArticleSummary | null) => {
    if (isFull) return
    edit({
      type: 'add',
      entry: {
        kind: article ? 'stage' : 'rest',
        day: nextDay(entries),
        note: '',
        part: null,
        sums: article && sumsOfArticle(article),
        article,
        shownTo: 'everyone',
      },
    })
  }
  if (isFull) return <p className={styles.full}>{t('journeys.edit.full', { max: PRODUCT_LIMITS.journey.entries })}</p>
  return (
    <div className={styles.add}>
      <Button
        variant="primary"
        aria-haspopup="dialog"
        icon={<Icon path={plus} size={16} />}
        onClick={() => setPurpose('add')}
      >
        {t('journeys.edit.addRoute')}
      </Button>
      <Button aria-haspopup="dialog" icon={<Icon path={scissors} size={18} />} onClick={() => setPurpose('cut')}>
        {t('journeys.cut.action')}
      </Button>
      {details.kind === 'journey' ? (
        <Button icon={<Icon path={bedFill} size={18} />} onClick={() => add(null)}>
          {t('journeys.edit.addRest')}
        </Button>
      ) : null}
      {purpose ? (
        <EntryPicker
          isOpen
          purpose={purpose}
          taken={purpose === 'add' ? taken : NONE}
          onPick={purpose === 'add' ? add : ({ id }) => onCut(id)}
          onClose={() => setPurpose(null)}
        />
      ) : null}
    </div>
  )
}

/** Those of its main line, until the server says. */
function sumsOfArticle({ distanceKm, climbMeters, courseTime }: ArticleSummary): Sums | null {
  return distanceKm === null ? null : { distanceKm, climbMeters, minutes: courseTime?.minutes ?? null, unknownCount: 0 }
}
