import { COLOR_HEX, DEFAULT_COLOR, decodePolyline, type Line, mapObjectId } from '@mishiori/map-document'
import { PRODUCT_LIMITS, type StravaActivity, type StravaActivityPage } from '@repo/contract'
import { formatDate, formatDistance, formatElevation } from '@repo/i18n'
import { Button } from '@repo/ui/button'
import { EmptyState } from '@repo/ui/empty-state'
import { useId, useMemo } from 'react'
import { Link } from 'react-router'
import { useLanguage } from '../../platform/i18n/language.tsx'
import { previewShapes } from '../file-import/preview-shapes.ts'
import styles from './activity-list.module.css'
import pageStyles from './strava.module.css'
import { listAddress } from './strava-address.ts'
import { useStravaMessages } from './strava-messages.tsx'
import type { Selection } from './use-selection.ts'

/** Of a summary, which has some hundreds. */
const MAX_POINTS = 20_000
const SIZE = { width: 96, height: 64, margin: 9 }

/** A small map of an activity, without a ground to stand on; an empty one where it has no track. */
function ActivityPreview({ polyline, label }: { polyline: string | null; label: string }) {
  const shapes = useMemo(() => previewShapes(polyline === null ? [] : linesOf(polyline), SIZE), [polyline])
  if (shapes.length === 0) return <span className={styles.preview} />
  return (
    <svg className={styles.preview} viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} role="img" aria-label={label}>
      {shapes.map(({ d }) => (
        <path key={d} d={d} stroke={COLOR_HEX[DEFAULT_COLOR].fill} fill="none" />
      ))}
    </svg>
  )
}

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
  const titleId = useId()
  const { chosen, isFull, clear } = selection
  return (
    <section aria-labelledby={titleId} className={styles.activities}>
      <header>
        <h2 id={titleId}>{t('strava.activities')}</h2>
        <output className={styles.count}>{t('strava.chosen', { count: chosen.length, max: MAX })}</output>
        {chosen.length > 0 ? (
          <Button size="sm" variant="ghost" onClick={clear}>
            {t('strava.chooseNone')}
          </Button>
        ) : null}
      </header>
      {isFull ? (
        <p className={pageStyles.note} role="status">
          {t('strava.full', { max: MAX })}
        </p>
      ) : null}
      {terms !== '' && list.data.length > 0 ? (
        <p className={pageStyles.note}>{t('strava.looked', { count: list.looked_through })}</p>
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
    </section>
  )
}

function Nothing({ list, terms }: Pick<ActivityListProps, 'list' | 'terms'>) {
  const t = useStravaMessages()
  if (terms === '') return <EmptyState title={t('strava.empty')} text={t('strava.emptyText')} />
  return <EmptyState title={t('strava.noneFound', { words: terms, count: list.looked_through })} />
}

function Turn({ list: { page, has_more: hasMore }, terms }: Pick<ActivityListProps, 'list' | 'terms'>) {
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
  const { id, name, polyline, route_id: routeId, is_private: isPrivate } = activity
  const isChosen = chosen.some((one) => one.id === id)
  const isDisabled = polyline === null || routeId !== null || (isFull && !isChosen)
  return (
    <li className={styles.row} data-chosen={isChosen || undefined} data-off={isDisabled || undefined}>
      <label>
        <input
          type="checkbox"
          name="activity"
          value={id}
          className={styles.box}
          checked={isChosen}
          disabled={isDisabled}
          onChange={({ currentTarget }) => choose(activity, currentTarget.checked)}
        />
        <ActivityPreview polyline={polyline} label={t('strava.map', { name })} />
        <span className={styles.words}>
          <b>{name}</b>
          <small className={styles.figures}>
            <Figures activity={activity} />
          </small>
          {isPrivate ? <small>{t('strava.private')}</small> : null}
          {polyline === null ? <small>{t('strava.noTrack')}</small> : null}
          {routeId === null ? null : <small>{t('strava.imported')}</small>}
        </span>
      </label>
      <span className={styles.links}>
        {routeId === null ? null : <Link to={`/home/routes/${routeId}/edit`}>{t('strava.openDraft')}</Link>}
        <a href={`https://www.strava.com/activities/${id}`} target="_blank" rel="noreferrer">
          {t('strava.view')}
        </a>
      </span>
    </li>
  )
}

function Figures({ activity }: { activity: StravaActivity }) {
  const { locale } = useLanguage()
  const { started_at: startedAt, sport, distance_km: kilometers, elevation_gain: gain } = activity
  const figures = [
    formatDate(startedAt, locale),
    ...(sport === '' ? [] : [spaced(sport)]),
    ...(kilometers > 0 ? [formatDistance(kilometers * 1000, locale)] : []),
    ...(gain ? [`↑ ${formatElevation(gain, locale)}`] : []),
  ]
  return figures.map((figure) => <span key={figure}>{figure}</span>)
}

/** `TrailRun` as words: Strava adds sports, so there is no list of ours. */
const spaced = (sport: string) => sport.replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
