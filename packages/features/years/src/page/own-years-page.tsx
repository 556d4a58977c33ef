import type { Sport } from '@repo/contract'
import { Badge } from '@repo/ui/badge'
import { Button } from '@repo/ui/button'
import { buttonClass } from '@repo/ui/button-class'
import { DisclosureMenu, menuItemClass } from '@repo/ui/disclosure-menu'
import { EmptyState } from '@repo/ui/empty-state'
import { Icon } from '@repo/ui/icon'
import { caretDown, download, image } from '@repo/ui/icons'
import { PageFrame } from '@repo/ui/page-frame'
import { lazyComponent } from '@repo/web-kit/lazy-component'
import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { useYearsMessages } from '../messages/years-messages.ts'
import { PublicSection } from '../public/public-section.tsx'
import type { YearView } from '../view/year-view.ts'
import { OWN_YEARS } from '../view/years-path.ts'
import { YearContent } from './year-content.tsx'
import styles from './years-page.module.css'

const CardDialog = lazyComponent(() =>
  import('../card/card-dialog.tsx').then((module) => ({ default: module.CardDialog })),
)

interface OwnYearsPageProps {
  /** Null before there is anything in any year. */
  view: YearView | null
  isPublic: boolean
}

/** What the user has done, by year. Only they see it until they show it. */
export function OwnYearsPage({ view, isPublic }: OwnYearsPageProps) {
  const t = useYearsMessages()
  return (
    <PageFrame>
      <header className={styles.head}>
        <h1>{t('years.title')}</h1>
        <Badge tone={isPublic ? 'success' : 'neutral'}>{t(isPublic ? 'years.public' : 'years.private')}</Badge>
        {view ? (
          <div className={styles.tools}>
            <CardButton view={view} />
            <ExportMenu year={view.year} sport={view.sport} />
          </div>
        ) : null}
      </header>
      {view ? <YearContent view={view} base={OWN_YEARS} userId={null} /> : <NothingYet />}
      <PublicSection isPublic={isPublic} />
    </PageFrame>
  )
}

/** Says where activities come from. */
function NothingYet() {
  const t = useYearsMessages()
  const ways = [
    ['/home/routes/record', t('years.emptyRecord')],
    ['/home/routes/create_from_file', t('years.emptyImport')],
    ['/home/routes/create_from_strava', t('years.emptyStrava')],
    ['/home/walks', t('years.emptyWalks')],
  ] as const
  return (
    <EmptyState
      title={t('years.empty')}
      text={t('years.emptyText')}
      action={
        <p className={styles.ways}>
          {ways.map(([to, label]) => (
            <Link key={to} to={to} className={buttonClass()}>
              {label}
            </Link>
          ))}
        </p>
      }
    />
  )
}

function CardButton({ view }: { view: YearView }) {
  const t = useYearsMessages()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button icon={<Icon path={image} size={18} />} onClick={() => setIsOpen(true)}>
        {t('card.button')}
      </Button>
      <Suspense fallback={null}>
        {isOpen ? <CardDialog year={view.year} sport={view.sport} onClose={() => setIsOpen(false)} /> : null}
      </Suspense>
    </>
  )
}

/** All tracks of what is shown, in one file. */
function ExportMenu({ year, sport }: { year: number | null; sport: Sport | null }) {
  const t = useYearsMessages()
  const hrefOf = (format: 'gpx' | 'geojson') =>
    `/api/v1/self/years/${year ?? 'all'}/export?${new URLSearchParams({ format, ...(sport && { sport }) })}`
  return (
    <DisclosureMenu
      align="end"
      summary={
        <span className={buttonClass()}>
          <Icon path={download} size={18} />
          {t('export.button')}
          <Icon path={caretDown} size={16} />
        </span>
      }
    >
      <a className={menuItemClass} href={hrefOf('gpx')} download>
        {t('export.gpx')}
      </a>
      <a className={menuItemClass} href={hrefOf('geojson')} download>
        {t('export.geojson')}
      </a>
      <p className={styles.exportNote}>{t('export.privateNote')}</p>
    </DisclosureMenu>
  )
}
