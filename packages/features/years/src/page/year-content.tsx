import { KeyFigures } from '@repo/articles/key-figures'
import { EmptyState } from '@repo/ui/empty-state'
import { SegmentedLinks } from '@repo/ui/segmented'
import { TabLinks } from '@repo/ui/tab-links'
import { YearChart } from '../chart/year-chart.tsx'
import type { TrackSource } from '../map/read-tracks.ts'
import { TracksMap } from '../map/tracks-map.tsx'
import { useYearsMessages } from '../messages/years-messages.ts'
import { MEASURES, useFigures } from '../view/use-figures.ts'
import type { YearView } from '../view/year-view.ts'
import { yearPath } from '../view/years-path.ts'
import { ActivityList } from './activity-list.tsx'
import { Places } from './places.tsx'
import { Records } from './records.tsx'
import styles from './years-page.module.css'

export interface YearContentProps {
  view: YearView
  /** The path of the page. */
  base: string
  /** Whose tracks the map shows; null for the viewer's own. */
  userId: TrackSource['userId']
}

/** Everything of a year: sums, map, bars, records, places, activities. */
export function YearContent({ view, base, userId }: YearContentProps) {
  const t = useYearsMessages()
  const { year, sport, total, isFirst } = view
  return (
    <>
      <YearTabs view={view} base={base} />
      <div className={styles.sums}>
        <Figures view={view} />
        <SportFilter view={view} base={base} />
      </div>
      {total.count === 0 ? (
        <EmptyState title={t('years.emptySport')} />
      ) : (
        <>
          {isFirst ? (
            <>
              <TracksMap key={`${year} ${sport}`} source={{ userId, year, sport }} activities={view.activities.data} />
              <YearChart view={view} />
              <Records view={view} />
              <Places view={view} />
            </>
          ) : null}
          <ActivityList view={view} base={base} />
        </>
      )}
    </>
  )
}

function YearTabs({ view, base }: Pick<YearContentProps, 'view' | 'base'>) {
  const t = useYearsMessages()
  const tabs = [...view.years.map(({ year }) => year), null]
  return (
    <div className={styles.tabs}>
      <TabLinks
        label={t('years.tabs')}
        links={tabs.map((year) => ({
          href: yearPath(base, { year }),
          label: year === null ? t('years.all') : String(year),
          isCurrent: year === view.year,
        }))}
      />
    </div>
  )
}

function Figures({ view: { total } }: { view: YearView }) {
  const t = useYearsMessages()
  const { partsOf } = useFigures()
  return (
    <div className={styles.figures}>
      <KeyFigures
        label={t('years.figures')}
        figures={MEASURES.map((measure) => [t(`years.${measure}`), partsOf(total, measure)] as const)}
      />
      <p className={styles.note}>{t('years.count', { count: total.count })}</p>
    </div>
  )
}

/** Nothing where there is one sport only. */
function SportFilter({ view: { year, sport: current, sports }, base }: Pick<YearContentProps, 'view' | 'base'>) {
  const t = useYearsMessages()
  if (sports.length < 2) return null
  return (
    <div className={styles.sports}>
      <SegmentedLinks
        label={t('years.sports')}
        links={[null, ...sports].map((sport) => ({
          href: yearPath(base, { year, sport }),
          label: sport === null ? t('years.all') : t(`sport.${sport}`),
          isCurrent: sport === current,
        }))}
      />
    </div>
  )
}
