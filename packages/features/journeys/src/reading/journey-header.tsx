import { formatDate } from '@repo/i18n'
import { NiceButton } from '@repo/people/nice-button'
import { useReport } from '@repo/people/use-report'
import { Avatar } from '@repo/ui/avatar'
import { buttonClass } from '@repo/ui/button-class'
import { DisclosureMenu, menuItemClass } from '@repo/ui/disclosure-menu'
import { Icon } from '@repo/ui/icon'
import { copy, dotsThree, download, flag, lock, mapPin, pencil, printer, shield } from '@repo/ui/icons'
import { useLanguage } from '@repo/web-kit/language'
import { useRootData } from '@repo/web-kit/root-data'
import { ShareLinkButton } from '@repo/web-kit/share-link-button'
import { langOn, useLangOfText } from '@repo/web-kit/use-localized-text'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { PlanButton } from '../cloning/plan-button.tsx'
import { useJourneysMessages } from '../messages/journeys-messages.ts'
import { formatDays } from '../view/format-day.ts'
import {
  journeyBookletPath,
  journeyBundlePath,
  journeyEditPath,
  journeyGpxPath,
  journeyPath,
} from '../view/journey-links.ts'
import { type JourneyView, stagesOf } from '../view/journey-view.ts'
import { HeadFigures } from './figures.tsx'
import styles from './journey-header.module.css'

export interface JourneyHeaderProps {
  journey: JourneyView
  /** Of the link that a reader came by. */
  token: string | null
  /** What else its owner can do with it, first. */
  actions?: ReactNode
  /** Further entries of its menu. */
  menu?: ReactNode
}

/** What it is called, whose and when it is, what it comes to, and what one can do. */
export function JourneyHeader({ journey, token, actions, menu }: JourneyHeaderProps) {
  const t = useJourneysMessages()
  const { locale } = useLanguage()
  return (
    <header className={styles.header}>
      <Kicker journey={journey} />
      <h1 lang={journey.title ? langOn(locale, journey.language) : undefined}>
        {journey.title || t('journeys.untitled')}
      </h1>
      <ByLine journey={journey} />
      <Credit journey={journey} />
      <HeadFigures sums={journey.sums} />
      <Actions journey={journey} token={token} actions={actions} menu={menu} />
    </header>
  )
}

/** What it is and how long, and who sees it. */
function Kicker({ journey }: { journey: JourneyView }) {
  const t = useJourneysMessages()
  const { t: common, locale } = useLanguage()
  const { kind, status, dayCount, isTravelling, updatedAt } = journey
  const size =
    kind === 'journey'
      ? common('card.days', { count: dayCount })
      : common('card.routes', { count: stagesOf(journey).length })
  return (
    <div className={styles.kicker}>
      {isTravelling ? (
        <>
          <span className={styles.travelling}>{t('journeys.travelling')}</span>
          <span>{t('journeys.lastUpdate', { when: formatDate(updatedAt, locale) })}</span>
        </>
      ) : null}
      <ul>
        <li>{common(`card.${kind}`)}</li>
        {kind === 'collection' || dayCount > 0 ? <li>{size}</li> : null}
        {journey.viewerCan.edit && status === 'public' ? <li>{common('status.public')}</li> : null}
      </ul>
      {status === 'public' ? null : (
        <p className={styles.status}>
          <Icon path={lock} size={16} />
          {t(`journeys.status.${status}`)}
        </p>
      )}
    </div>
  )
}

function ByLine({ journey: { author, startsOn, endsOn, parts } }: { journey: JourneyView }) {
  const { locale } = useLanguage()
  const langOfText = useLangOfText()
  const [first] = stagesOf({ parts })
  const place = first?.[1].article?.place[locale]
  return (
    <p className={styles.byLine}>
      <Link to={`/users/${author.id}`} className={styles.author}>
        <Avatar name={author.name} src={author.avatar} />
        <span lang={langOfText(author.name)}>{author.name}</span>
      </Link>
      {startsOn ? <span>{formatDays(startsOn, endsOn ?? startsOn, locale)}</span> : null}
      {place ? (
        <span className={styles.place}>
          <Icon path={mapPin} size={16} />
          {place}
        </span>
      ) : null}
    </p>
  )
}

/** The journey of somebody else that it was made of. */
function Credit({ journey: { clonedFrom } }: { journey: JourneyView }) {
  const t = useJourneysMessages()
  const { t: common } = useLanguage()
  const langOfText = useLangOfText()
  if (!clonedFrom) return null
  const { id, title, author } = clonedFrom
  return (
    <p className={styles.credit}>
      <Icon path={copy} size={16} />
      <span>{t('journeys.plan.from')}</span>
      <Link to={journeyPath(id)} lang={langOfText(title)}>
        {title}
      </Link>
      <Link to={`/users/${author.id}`}>{common('clone.by', { name: author.name })}</Link>
    </p>
  )
}

function Actions({ journey, token, actions, menu }: JourneyHeaderProps) {
  const t = useJourneysMessages()
  const { publicUrl } = useRootData()
  const { id, title, shareUrl, viewerCan, status, isTravelling } = journey
  return (
    <div className={styles.actions}>
      {actions}
      {viewerCan.edit ? (
        <Link className={buttonClass({ variant: isTravelling ? 'line' : 'primary' })} to={journeyEditPath(id)}>
          <Icon path={pencil} size={18} />
          <span>{t('journeys.edit')}</span>
        </Link>
      ) : null}
      <NiceButton liked={journey} path={journeyPath(id, token)} />
      {viewerCan.edit || !viewerCan.interact ? null : <PlanButton journey={journey} token={token} />}
      {status === 'public' || status === 'linkShared' ? (
        <ShareLinkButton title={title} address={shareUrl ?? `${publicUrl}${journeyPath(id, token)}`} />
      ) : null}
      <MoreActions journey={journey} token={token} menu={menu} />
    </div>
  )
}

/** The maps to take along, and what few readers do. */
function MoreActions({ journey, token, menu }: JourneyHeaderProps) {
  const t = useJourneysMessages()
  const report = useReport()
  const { viewer } = useRootData()
  const { id, kind, viewerCan } = journey
  const { t: common, locale } = useLanguage()
  const summary = (
    <>
      <Icon path={dotsThree} size={20} />
      <span>{common('article.more')}</span>
    </>
  )
  return (
    <DisclosureMenu summary={summary}>
      {stagesOf(journey).length > 0 ? menu : null}
      {stagesOf(journey).length > 0 ? (
        <>
          <Link className={menuItemClass} to={journeyBookletPath(id, token)}>
            <Icon path={printer} size={17} />
            {common('article.booklet')}
          </Link>
          <a className={menuItemClass} href={journeyGpxPath(id, { files: 'one', locale, token })} download>
            <Icon path={download} size={17} />
            {t('journeys.gpx')}
          </a>
          <a className={menuItemClass} href={journeyGpxPath(id, { files: 'each', locale, token })} download>
            <Icon path={download} size={17} />
            {t(`journeys.gpxEach.${kind}`)}
          </a>
        </>
      ) : null}
      {viewerCan.edit ? (
        <>
          <a className={menuItemClass} href={journeyBundlePath(id)} download>
            <Icon path={download} size={17} />
            {t('journeys.download')}
          </a>
          <PlanButton journey={journey} token={token} className={menuItemClass} />
        </>
      ) : (
        <button type="button" className={menuItemClass} onClick={() => report({ kind: 'journey', id, token })}>
          <Icon path={flag} size={17} />
          {common('report.action')}
        </button>
      )}
      {viewer?.isModerator && !viewerCan.edit ? (
        <Link className={menuItemClass} to={`/admin/journeys/${id}`}>
          <Icon path={shield} size={17} />
          {common('menu.moderate')}
        </Link>
      ) : null}
    </DisclosureMenu>
  )
}
