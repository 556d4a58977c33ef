import { ActionBar } from '@repo/ui/action-bar'
import { Button } from '@repo/ui/button'
import { buttonClass } from '@repo/ui/button-class'
import { Progress } from '@repo/ui/progress'
import { useLanguage } from '@repo/web-kit/language'
import { Link } from 'react-router'
import { useTimelineMessages } from '../messages/timeline-messages.ts'
import styles from './preview.module.css'
import type { SendingControls, SendingState } from './use-sending.ts'

interface ExecuteBarProps {
  sending: SendingControls
  /** Days that would be sent. */
  count: number
  /** Days that are chosen, sent or not. */
  chosenCount: number
  /** Whether another import is running. */
  isBlocked: boolean
  onExecute: () => void
  onAgain: () => void
}

/** At the foot: what will be sent, and how that is getting on. */
export function ExecuteBar(props: ExecuteBarProps) {
  const { sending, onAgain } = props
  const { state } = sending
  switch (state.kind) {
    case 'idle':
    case 'empty':
      return <Ready {...props} />
    case 'sending':
      return <Underway state={state} onStop={() => void sending.stop()} />
    case 'failed':
      return <Failed state={state} sending={sending} />
    case 'started':
      return <Started onAgain={onAgain} />
  }
}

function Ready({ sending, count, chosenCount, isBlocked, onExecute }: ExecuteBarProps) {
  const t = useTimelineMessages()
  const hint = isBlocked
    ? t('timeline.oneAtATime')
    : sending.state.kind === 'empty'
      ? t('timeline.nothingLeft')
      : count > 0
        ? t('timeline.onlyYours')
        : t(chosenCount > 0 ? 'timeline.nothingNew' : 'timeline.nothingChosen')
  return (
    <ActionBar>
      <p role="status">{hint}</p>
      <Button variant="primary" size="lg" disabled={count === 0 || isBlocked} onClick={onExecute}>
        {t('timeline.execute', { count })}
      </Button>
    </ActionBar>
  )
}

type StateOf<Kind extends SendingState['kind']> = Extract<SendingState, { kind: Kind }>

function Underway({ state: { done, total }, onStop }: { state: StateOf<'sending'>; onStop: () => void }) {
  const t = useTimelineMessages()
  return (
    <ActionBar>
      <div className={styles.progress}>
        <p role="status">{t('timeline.sent', { done, total })}</p>
        <Progress label={t('timeline.sending')} value={done / Math.max(1, total)} />
        <p>{t('timeline.doNotClose')}</p>
      </div>
      <Button onClick={onStop}>{t('timeline.stopSending')}</Button>
    </ActionBar>
  )
}

function Failed({ state, sending }: { state: StateOf<'failed'>; sending: SendingControls }) {
  const t = useTimelineMessages()
  const { formatError } = useLanguage()
  const { done, total, reason, error } = state
  return (
    <ActionBar>
      <div className={styles.progress}>
        <p role="alert">
          {reason === 'create'
            ? `${t('timeline.createFailed')} ${formatError(error)}`
            : t('timeline.sendingFailed', { done, total, reason: formatError(error) })}
        </p>
        <Progress label={t('timeline.sending')} value={done / Math.max(1, total)} tone="danger" />
      </div>
      <span className={styles.pair}>
        <Button onClick={() => void sending.stop()}>{t('timeline.stopSending')}</Button>
        <Button variant="primary" onClick={() => void sending.goOn()}>
          {t('timeline.sendRest')}
        </Button>
      </span>
    </ActionBar>
  )
}

/** In place of everything: what can be done next. */
function Started({ onAgain }: { onAgain: () => void }) {
  const t = useTimelineMessages()
  return (
    <div className={styles.started}>
      <p role="status">
        <b>{t('timeline.started')}</b> {t('timeline.startedText')}
      </p>
      <p className={styles.pair}>
        <Link to="/home/gm_timeline/map" className={buttonClass({ variant: 'primary' })}>
          {t('timeline.openCalendar')}
        </Link>
        <Button onClick={onAgain}>{t('timeline.again')}</Button>
      </p>
    </div>
  )
}
