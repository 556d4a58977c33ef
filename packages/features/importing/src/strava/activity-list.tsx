import { DEFAULT_COLOR, decodePolyline, type Line, mapObjectId } from '@mishiori/map-document'
import { PRODUCT_LIMITS } from '@repo/contract'
import { formatDate, formatDistance, formatElevation } from '@repo/i18n'
import { Button } from '@repo/ui/button'
import { EmptyState } from '@repo/ui/empty-state'
import { useLanguage } from '@repo/web-kit/language'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { ChoiceList, ChoiceRow } from '../files/choice-list.tsx'
import { ShapePreview } from '../files/shape-preview.tsx'
import styles from './activity-list.module.css'
import { useStravaMessages } from './messages/strava-messages.ts'
import pageStyles from './strava.module.css'
import type { StravaActivity, StravaActivityPage } from './strava.ts'
import { listAddress } from './strava-address.ts'
import type { Selection } from './use-selection.ts'

/** Of a summary, which has some hundreds. */
const MAX_POINTS = 20_000

function linesOf(polyline: string): Line[] {
  const decoded = decodePolyline(polyline, { maxPoints: MAX_POINTS })
  if (!decoded.ok || decoded.path.length < 2) return []
  const details = { id: mapObjectId('line'), name: '', description: '', color: DEFAULT_COLOR }
  return [{ ...details, kind: 'line', path: decoded.path }]
}

const { importedItems: MAX } = PRODUCT_LIMITS

interface ActivityListProps {
  list: StravaActivityPage
  /** That were looked for; '' for all. */
  terms: string
  selection: Selection
}

/** A page of activities, each with a small map, to choose from. */
export function ActivityList({ list, terms, selection }: ActivityListProps) {
  const t = useStravaMessages()
  const { chosen, isFull, clear } = selection
  return (
    <ChoiceList
      title={t('strava.activities')}
      count={t('strava.chosen', { count: chosen.length, max: MAX })}
      action={
        chosen.length > 0 ? (
          <Button size="sm" variant="ghost" onClick={clear}>
            {t('strava.chooseNone')}
          </Button>
        ) : null
      }
    >
      {isFull ? (
        <p className={pageStyles.note} role="status">
          {t('strava.full', { max: MAX })}
        </p>
      ) : null}
      {terms !== '' && list.data.length > 0 ? (
        <p className={pageStyles.note}>{t('strava.looked', { count: list.lookedThrough })}</p>
      ) : null}
      {list.data.length > 0 ? (
        <ul>
          {list.data.map((activity) => (
            <ActivityRow key={activity.id} activity={activity} selection={selection} />
          ))}
        </ul>
      ) : (
        <Nothing list={list} terms={terms} />
      )}
      <Turn list={list} terms={terms} />
    </ChoiceList>
  )
}

function Nothing({ list, terms }: Pick<ActivityListProps, 'list' | 'terms'>) {
  const t = useStravaMessages()
  if (terms === '') return <EmptyState title={t('strava.empty')} text={t('strava.emptyText')} />
  return <EmptyState title={t('strava.noneFound', { words: terms, count: list.lookedThrough })} />
}

function Turn({ list: { page, hasMore }, terms }: Pick<ActivityListProps, 'list' | 'terms'>) {
  const t = useStravaMessages()
  if (page === 1 && !hasMore) return null
  return (
    <nav className={styles.turn} aria-label={t('strava.pages')}>
      {page > 1 ? <Link to={listAddress({ page: page - 1, terms })}>{t('strava.newer')}</Link> : <span />}
      <span>{t('strava.page', { page })}</span>
      {hasMore ? (
        <Link to={listAddress({ page: page + 1, terms })}>{t(terms === '' ? 'strava.olderPage' : 'strava.older')}</Link>
      ) : (
        <span />
      )}
    </nav>
  )
}

interface ActivityRowProps {
  activity: StravaActivity
  selection: Selection
}

function ActivityRow({ activity, selection: { chosen, isFull, choose } }: ActivityRowProps) {
  const t = useStravaMessages()
  const { id, name, polyline, articleId, isPrivate } = activity
  const lines = useMemo(() => (polyline === null ? [] : linesOf(polyline)), [polyline])
  const isChosen = chosen.some((one) => one.id === id)
  const isDisabled = polyline === null || articleId !== null || (isFull && !isChosen)
  return (
    <ChoiceRow
      isChosen={isChosen}
      isDisabled={isDisabled}
      onChange={(value) => choose(activity, value)}
      input={{ name: 'activity', value: id }}
      links={
        <span className={styles.links}>
          {articleId === null ? null : <Link to={`/home/routes/${articleId}/edit`}>{t('strava.openDraft')}</Link>}
          <a href={`https://www.strava.com/activities/${id}`} target="_blank" rel="noreferrer">
            {t('strava.view')}
          </a>
        </span>
      }
    >
      <ShapePreview objects={lines} label={t('strava.map', { name })} />
      <span className={styles.text}>
        <b>{name}</b>
        <small className={styles.figures}>
          <Figures activity={activity} />
        </small>
        {isPrivate ? <small>{t('strava.private')}</small> : null}
        {polyline === null ? <small>{t('strava.noTrack')}</small> : null}
        {articleId === null ? null : <small>{t('strava.imported')}</small>}
      </span>
    </ChoiceRow>
  )
}

function Figures({ activity }: { activity: StravaActivity }) {
  const language = useLanguage()
  const { startedAt, sport, distanceKm: kilometers, elevationGain: gain } = activity
  const figures = [
    formatDate(startedAt, language.locale),
    ...(sport === '' ? [] : [spaced(sport)]),
    ...(kilometers > 0 ? [formatDistance(kilometers * 1000, language)] : []),
    ...(gain ? [`↑ ${formatElevation(gain, language)}`] : []),
  ]
  return figures.map((figure) => <span key={figure}>{figure}</span>)
}

/** `TrailRun` as words: Strava adds sports, so there is no list of ours. */
const spaced = (sport: string) => sport.replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
