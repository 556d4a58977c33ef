import { formatDistance, formatFullCount, type LengthFormat, measureDistance } from '@repo/i18n'
import { useLanguage } from '@repo/web-kit/language'
import { useBookletMessages } from '../messages/booklet-messages.ts'
import type { BookletPlan, PlannedStrip } from '../plan/plan-booklet.ts'
import type { OutlinedShape } from './shape-points.ts'
import { Sheet, type SheetNumber } from './sheet.tsx'
import { SpotTable } from './spot-table.tsx'
import styles from './strip.module.css'
import { StripDrawing } from './strip-drawing.tsx'
import { StripProfile } from './strip-profile.tsx'

interface StripSheetProps extends SheetNumber {
  plan: BookletPlan
  strip: PlannedStrip
  shapes: readonly OutlinedShape[]
  title: string
  picture: string | undefined
  credits: readonly string[]
  isGrayscale: boolean
}

/** A strip map; below it the elevations of its part of the way, and its spots. */
export function StripSheet({ plan, strip, shapes, title, picture, credits, isGrayscale, ...page }: StripSheetProps) {
  const t = useBookletMessages()
  const language = useLanguage()
  const { layout, lines } = plan
  const label = t('booklet.map', { number: strip.number, count: plan.strips.length })
  const rows = strip.line ? layout.rows : layout.rowsWithoutProfile
  const shown = strip.spots.slice(0, rows - (strip.spots.length > rows ? 1 : 0))
  const more = strip.spots.length - shown.length
  const width = layout.isWide && shown.length > 0 && layout.profileMm > 0 ? 0.52 : 1
  return (
    <Sheet {...page} foot={title}>
      <header className={styles.stripHead}>
        <h2>{label}</h2>
        <span>{rangesOf(strip, t('booklet.beside'), language)}</span>
        <span className={styles.scale}>1:{formatFullCount(plan.scaleDenominator, language.locale)}</span>
      </header>
      <StripDrawing
        strip={strip}
        label={label}
        lines={lines}
        shapes={shapes}
        picture={picture}
        credits={credits}
        isGrayscale={isGrayscale}
      />
      <div className={styles.below} data-wide={layout.isWide || undefined}>
        {layout.profileMm > 0 ? (
          <div>
            <StripProfile
              strip={strip}
              size={{ widthMm: layout.content.widthMm * width, heightMm: layout.profileMm - 3 }}
            />
          </div>
        ) : null}
        {shown.length > 0 ? (
          <div>
            <SpotTable spots={shown} isGrayscale={isGrayscale} />
            {more > 0 ? <p className={styles.more}>{t('booklet.moreSpots', { count: more })}</p> : null}
          </div>
        ) : null}
      </div>
    </Sheet>
  )
}

/** The parts of the way on a map, such as 3.0–6.2 km. */
function rangesOf({ line, stretches }: PlannedStrip, beside: string, format: LengthFormat): string {
  const own = stretches.filter(({ lineId }) => lineId === line?.line.id)
  if (own.length === 0) return beside
  return own
    .map(
      ({ fromMeters, toMeters }) => `${measureDistance(fromMeters, format).figure}–${formatDistance(toMeters, format)}`,
    )
    .join(', ')
}
