import type { WayTime } from '@mishiori/map-document'
import { LOG_WALK_HASH } from '@repo/articles/article-links'
import { formatReach, formatTime } from '@repo/i18n'
import { TURN_ICONS } from '@repo/planning/turn-icons'
import { useWalkChoices } from '@repo/planning/use-walk-choices'
import { paceOf } from '@repo/planning/walk-choices'
import { Button } from '@repo/ui/button'
import { buttonClass } from '@repo/ui/button-class'
import { Icon } from '@repo/ui/icon'
import { arrowLeft, dropFill, footprints, playFill, stopFill, toiletFill } from '@repo/ui/icons'
import { Switch } from '@repo/ui/switch'
import { VisuallyHidden } from '@repo/ui/visually-hidden'
import { useLanguage } from '@repo/web-kit/language'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { PanelProblem } from '../position/map-with-panel.tsx'
import { arrivalOf } from './arrival.ts'
import { formatAhead, formatAheadOfPlan, formatNeeded, formatNews, formatProgress, nextOf } from './format-walk.ts'
import { useWalkingMessages } from './messages/walking-messages.ts'
import { turnAhead } from './turns-ahead.ts'
import type { WalkActor, WalkSnapshot } from './use-walk.ts'
import styles from './walk.module.css'
import type { Walk } from './walk.ts'
import { canVibrate, speak, vibrate } from './walk-voice.ts'

/** At most this often, what changes all the time is said to a screen reader. */
const CALM_MS = 60_000

/** An announcement for screen readers, updated at most once a minute however often the text changes. */
function useThrottledAnnouncement(text: string): string {
  const latest = useRef(text)
  const [said, setSaid] = useState(text)
  latest.current = text
  useEffect(() => {
    const timer = setInterval(() => setSaid(latest.current), CALM_MS)
    return () => clearInterval(timer)
  }, [])
  return said
}

interface WalkPanelProps {
  actor: WalkActor
  snapshot: WalkSnapshot
  /** Null where no model tells how long it takes. */
  time: WayTime | null
  articlePath: string
  /** Of the recorder, which then knows along what. */
  recordPath: string
}

/** The remaining distance, the next spot, the distance from the line, and messages. */
export function WalkPanel({ actor, snapshot, time, articlePath, recordPath }: WalkPanelProps) {
  const t = useWalkingMessages()
  const news = useNews(actor)
  const isWalking = snapshot.matches('walking')
  const { problem, walk } = snapshot.context
  return (
    <>
      {problem ? <PanelProblem title={t(`position.${problem}`)} text={t(`position.${problem}Text`)} /> : null}
      {isWalking ? <WalkFigures walk={walk} time={time} /> : <p className={styles.intro}>{t('walk.intro')}</p>}
      <p role="status" className={styles.news} data-off={walk.isOff || undefined}>
        {isWalking ? news.said : null}
      </p>
      <LogOffer isWalking={isWalking} articlePath={articlePath} />
      <p>
        <Link className={buttonClass({ variant: 'line' })} to={recordPath}>
          {t('walk.record')}
        </Link>
      </p>
      <div className={styles.switches}>
        <Switch label={t('walk.speak')} isOn={news.isSpoken} onChange={news.setSpoken} />
        <Vibrating isOn={news.isVibrating} onChange={news.setVibrating} />
      </div>
      <div className={styles.buttons}>
        <Link className={buttonClass({ variant: 'ghost' })} to={articlePath}>
          <Icon path={arrowLeft} size={18} />
          {t('walk.back')}
        </Link>
        {isWalking ? (
          <Button size="lg" icon={<Icon path={stopFill} size={20} />} onClick={() => actor.send({ type: 'walk.stop' })}>
            {t('walk.stop')}
          </Button>
        ) : (
          <Button
            variant="primary"
            size="lg"
            icon={<Icon path={playFill} size={20} />}
            onClick={() => actor.send({ type: 'walk.start' })}
          >
            {t('walk.start')}
          </Button>
        )}
      </div>
    </>
  )
}

/** Who has stopped is asked whether they walked it; nothing is logged by itself. */
function LogOffer({ isWalking, articlePath }: { isWalking: boolean; articlePath: string }) {
  const t = useWalkingMessages()
  const [hasWalked, setHasWalked] = useState(false)
  useEffect(() => {
    if (isWalking) setHasWalked(true)
  }, [isWalking])
  if (isWalking || !hasWalked) return null
  return (
    <p>
      <Link className={buttonClass({ variant: 'line' })} to={`${articlePath}#${LOG_WALK_HASH}`}>
        <Icon path={footprints} size={18} />
        {t('walk.log')}
      </Link>
    </p>
  )
}

/** Offered where the device can, which the server does not know. */
function Vibrating(props: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  const t = useWalkingMessages()
  const [isOffered, setIsOffered] = useState(false)
  useEffect(() => setIsOffered(canVibrate()), [])
  return isOffered ? <Switch label={t('walk.vibrate')} {...props} /> : null
}

function WalkFigures({ walk, time }: { walk: Walk; time: WayTime | null }) {
  const t = useWalkingMessages()
  const language = useLanguage()
  const [choices] = useWalkChoices()
  const arrival = time && arrivalOf(walk, time, paceOf(choices))
  const calm = useThrottledAnnouncement(formatProgress({ walk, arrival }, t, language))
  const { progress, fix, isOff } = walk
  if (!progress || !fix) return <p role="status">{t('walk.looking')}</p>
  const next = nextOf(walk, t)
  return (
    <>
      <VisuallyHidden>
        <span role="status">{calm}</span>
      </VisuallyHidden>
      <dl className={styles.figures} data-count={arrival ? 4 : 3}>
        <div>
          <dt>{t('walk.left')}</dt>
          <dd>{formatAhead(progress.leftMeters, language)}</dd>
        </div>
        <div>
          <dt>{t('walk.next')}</dt>
          <dd className={styles.next}>
            {formatAhead(next.aheadMeters, language)}
            <small>{next.name}</small>
          </dd>
        </div>
        <div data-off={isOff || undefined}>
          <dt>{t('walk.off')}</dt>
          <dd>{formatAhead(progress.offMeters, language)}</dd>
        </div>
        {arrival ? (
          <div>
            <dt>{t('walk.arrival')}</dt>
            <dd className={styles.next}>
              {formatTime(new Date(arrival.atMs), language.locale)}
              <small>{formatAheadOfPlan(arrival, t)}</small>
            </dd>
          </div>
        ) : null}
      </dl>
      <NextTurn walk={walk} />
      <Needed walk={walk} />
      <p className={styles.exact}>{t('walk.within', { distance: formatReach(fix.accuracyMeters, language) })}</p>
    </>
  )
}

/** What to do next, and how far that is. It is told when it comes near. */
function NextTurn({ walk: { turns, progress, isOff } }: { walk: Walk }) {
  const t = useWalkingMessages()
  const language = useLanguage()
  const next = turns && progress && !isOff ? turnAhead(turns, progress) : null
  if (!next) return null
  const { kind, text } = next.turn
  return (
    <p className={styles.turn}>
      <Icon path={TURN_ICONS[kind]} size={24} />
      {t('walk.turnAhead', { ahead: formatAhead(next.aheadMeters, language), text })}
    </p>
  )
}

const NEEDED_ICONS = { water: dropFill, toilets: toiletFill } as const

/** The next water and the next toilets. What is said of them to screen readers is part of the progress. */
function Needed({ walk }: { walk: Walk }) {
  const t = useWalkingMessages()
  const needed = formatNeeded(walk, t, useLanguage())
  if (needed.length === 0) return null
  return (
    <ul className={styles.needed}>
      {needed.map(({ kind, text }) => (
        <li key={kind}>
          <Icon path={NEEDED_ICONS[kind]} size={18} />
          {text}
        </li>
      ))}
    </ul>
  )
}

/** The last event on the way, announced in the ways that the user has enabled. */
function useNews(actor: WalkActor) {
  const t = useWalkingMessages()
  const language = useLanguage()
  const [said, setSaid] = useState('')
  const [isSpoken, setSpoken] = useState(false)
  const [isVibrating, setVibrating] = useState(false)
  useEffect(() => {
    const listening = actor.on('walk.news', ({ news }) => {
      const sentence = news.map((one) => formatNews(one, t, language)).join(language.locale === 'ja' ? '' : ' ')
      setSaid(sentence)
      if (isSpoken) speak(sentence, language.locale)
      if (isVibrating && news.some(({ kind }) => kind === 'left')) vibrate()
    })
    return () => listening.unsubscribe()
  }, [actor, t, language, isSpoken, isVibrating])
  return { said, isSpoken, setSpoken, isVibrating, setVibrating }
}
