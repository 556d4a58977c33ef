import { formatDateTime, formatReach } from '@repo/i18n'
import { Button } from '@repo/ui/button'
import { buttonClass } from '@repo/ui/button-class'
import { Modal } from '@repo/ui/modal'
import { useAppFeature } from '@repo/web-kit/current-bridge'
import { useLanguage } from '@repo/web-kit/language'
import { lazyComponent } from '@repo/web-kit/lazy-component'
import { useSelector } from '@xstate/react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { MapWithPanel, PanelProblem } from '../../position/map-with-panel.tsx'
import { useRecorderMessages } from '../messages/recorder-messages.ts'
import { isResting, TRACK_RULES } from '../track/track.ts'
import { trimEnds } from '../track/trim-ends.ts'
import styles from './recorder.module.css'
import type { RecorderActor, RecorderSnapshot } from './recorder-actor.ts'
import { RecorderControls } from './recorder-controls.tsx'
import { RecorderFigures } from './recorder-figures.tsx'
import { ReviewForm } from './review-form.tsx'
import { useRecordingAlong, useWalkOffer } from './use-walk-offer.ts'

const RecorderMap = lazyComponent(() => import('./recorder-map.tsx'))

interface RecorderPageProps {
  actor: RecorderActor
  titleOf: (startedAtMs: number) => string
}

/** The recorder: a map, and below it (beside it where there is room) what it does and what can be done. */
export function RecorderPage({ actor, titleOf }: RecorderPageProps) {
  const t = useRecorderMessages()
  const snapshot = useSelector(actor, (current) => current)
  const { track, trim, lastFix, startedAtMs, userId } = snapshot.context
  useRecordingAlong(userId, snapshot)
  const isRecording = snapshot.matches('recording')
  const isReviewed = snapshot.matches({ held: 'reviewing' }) || snapshot.matches('sending')
  const map = snapshot.matches('opening') ? null : (
    <Suspense>
      <RecorderMap
        points={isReviewed ? trimEnds(track.points, trim) : track.points}
        fix={isRecording ? (lastFix?.fix ?? null) : null}
      />
    </Suspense>
  )
  return (
    <MapWithPanel title={t('record.title')} map={map}>
      <Unkept snapshot={snapshot} />
      {isReviewed ? (
        <ReviewForm actor={actor} snapshot={snapshot} defaultTitle={titleOf(startedAtMs)} />
      ) : (
        <Step actor={actor} snapshot={snapshot} />
      )}
      <RecorderControls actor={actor} snapshot={snapshot} />
      <DeleteDialog actor={actor} snapshot={snapshot} />
    </MapWithPanel>
  )
}

interface PartProps {
  actor: RecorderActor
  snapshot: RecorderSnapshot
}

function Step({ actor, snapshot }: PartProps) {
  const t = useRecorderMessages()
  const { problem, startedAtMs } = snapshot.context
  if (snapshot.matches('waiting')) {
    return (
      <Told title={t('record.waiting')} text={t('record.waitingText')}>
        <Button variant="primary" size="lg" isBlock onClick={() => actor.send({ type: 'draft.save' })}>
          {t('record.again')}
        </Button>
      </Told>
    )
  }
  if (snapshot.matches('saved')) {
    return (
      <Told title={t('record.saved')} text={t('record.savedText')}>
        <Link
          className={buttonClass({ variant: 'primary', size: 'lg', isBlock: true })}
          to={`/home/routes/${snapshot.context.articleId}/edit`}
        >
          {t('record.open')}
        </Link>
        <LogAlong snapshot={snapshot} />
      </Told>
    )
  }
  if (snapshot.matches('idle')) {
    return (
      <>
        {problem ? <PanelProblem title={t(`position.${problem}`)} text={t(`position.${problem}Text`)} /> : null}
        <Introduction />
      </>
    )
  }
  if (snapshot.matches({ held: 'found' })) {
    return (
      <>
        <Told title={t('record.found')} text={t('record.foundText', { when: localTime(startedAtMs) })} />
        <RecorderFigures track={snapshot.context.track} nowMs={null} />
      </>
    )
  }
  if (snapshot.matches('opening')) {
    return (
      <>
        <Introduction />
        <div className={styles.controlsPending} />
      </>
    )
  }
  if (snapshot.matches('removing')) return null
  return <Running snapshot={snapshot} />
}

/** Who recorded along an article is asked whether they log the walk; nothing is logged by itself. */
function LogAlong({ snapshot }: { snapshot: RecorderSnapshot }) {
  const t = useRecorderMessages()
  const path = useWalkOffer(snapshot)
  if (path === null) return null
  return (
    <>
      <p>{t('record.logAlongText')}</p>
      <Link className={buttonClass({ variant: 'line', size: 'lg', isBlock: true })} to={path}>
        {t('record.logAlong')}
      </Link>
    </>
  )
}

function Introduction() {
  const t = useRecorderMessages()
  const isOfApp = useAppFeature('position')
  return (
    <>
      <p className={styles.intro}>{t('record.intro')}</p>
      {isOfApp ? null : <p className={styles.intro}>{t('record.keepOpen')}</p>}
    </>
  )
}

/** Recording or stopped. */
function Running({ snapshot }: { snapshot: RecorderSnapshot }) {
  const t = useRecorderMessages()
  const isRecording = snapshot.matches('recording')
  const nowMs = useNow(isRecording ? 1000 : null)
  const { problem, track } = snapshot.context
  return (
    <>
      {problem === 'denied' ? <PanelProblem title={t('position.denied')} text={t('position.deniedText')} /> : null}
      <RecorderStatus snapshot={snapshot} nowMs={nowMs} />
      <RecorderFigures track={track} nowMs={isRecording ? nowMs : null} />
    </>
  )
}

function Told({ title, text, children }: { title: string; text: string; children?: React.ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.told}>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p>{text}</p>
      {children}
    </div>
  )
}

function Unkept({ snapshot }: { snapshot: RecorderSnapshot }) {
  const t = useRecorderMessages()
  return snapshot.context.isPersisted ? null : <PanelProblem title={t('record.unkept')} text={t('record.unkeptText')} />
}

function DeleteDialog({ actor, snapshot }: PartProps) {
  const isEmpty = snapshot.context.track.points.length === 0
  const isWaiting = snapshot.matches('confirmingEmpty')
  const isOpen = isWaiting || snapshot.matches('confirmingDelete')
  const t = useRecorderMessages()
  const { t: common } = useLanguage()
  const cancel = () => actor.send({ type: 'delete.cancel' })
  return (
    <Modal
      isOpen={isOpen}
      onClose={cancel}
      title={t(isEmpty ? 'record.emptyQuestion' : 'record.deleteQuestion')}
      actions={
        <>
          <Button onClick={cancel}>{isWaiting ? t('record.keepWaiting') : common('common.cancel')}</Button>
          <Button variant="danger" onClick={() => actor.send({ type: 'delete.confirm' })}>
            {t(isEmpty ? 'record.endEmpty' : 'record.delete')}
          </Button>
        </>
      }
    >
      <p>{t(isEmpty ? 'record.emptyText' : 'record.deleteText')}</p>
    </Modal>
  )
}

/** By the clock of the device that recorded. */
function localTime(ms: number): string {
  return formatDateTime(new Date(ms).toISOString(), Intl.DateTimeFormat().resolvedOptions().timeZone)
}

/** The time in milliseconds since 1970-01-01T00:00:00Z, read again each so many milliseconds; null stops that. */
function useNow(everyMs: number | null): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (everyMs === null) return
    const timer = setInterval(() => setNow(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}

/** What the recorder does. Said aloud when that changes, not each time that the figures do. */
function RecorderStatus({ snapshot, nowMs }: { snapshot: RecorderSnapshot; nowMs: number }) {
  const said = useSaid(snapshot, nowMs)
  return (
    <p className={styles.status} data-on={snapshot.matches('recording') || undefined}>
      <span role="status">{said.label}</span>
      {said.detail ? <small>{said.detail}</small> : null}
    </p>
  )
}

function useSaid(snapshot: RecorderSnapshot, nowMs: number) {
  const t = useRecorderMessages()
  const language = useLanguage()
  const { lastFix, track, problem } = snapshot.context
  if (!snapshot.matches('recording')) return { label: t('record.stopped'), detail: null }
  if (problem) return { label: t(`position.${problem}`), detail: t(`position.${problem}Text`) }
  if (!lastFix) return { label: t('record.looking'), detail: null }
  const meters = Math.round(lastFix.fix.accuracyMeters)
  const distance = formatReach(meters, language)
  if (meters > TRACK_RULES.accuracyMeters)
    return { label: t('record.looking'), detail: t('record.inexact', { distance }) }
  return {
    label: t(isResting(track, nowMs) ? 'record.resting' : 'record.recording'),
    detail: t('record.within', { distance }),
  }
}
