import { COLOR_HEX, type MapColor } from '@mishiori/map-document'
import { formatDistance, formatElevation } from '@repo/i18n'
import { formatDay, formatHours } from '@repo/journeys/format-day'
import type { JourneyEntry, JourneyPart, JourneyView, Stage, Sums } from '@repo/journeys/journey-view'
import { useLanguage } from '@repo/web-kit/language'
import { useLangOfText, useLocalizedText } from '@repo/web-kit/use-localized-text'
import type { RefObject } from 'react'
import { useBookletMessages } from '../messages/booklet-messages.ts'
import type { TextPage } from '../text/break-into-pages.ts'
import textStyles from '../text/text.module.css'
import styles from './journey.module.css'

interface ContentsSourceProps {
  source: RefObject<HTMLDivElement | null>
  journey: JourneyView
  parts: readonly JourneyPart[]
  isGrayscale: boolean
}

/** The contents before page breaks, hidden, for measurement in the browser. */
export function ContentsSource({ source, journey, parts, isGrayscale }: ContentsSourceProps) {
  const t = useBookletMessages()
  return (
    <div className={textStyles.textSource} inert aria-hidden="true">
      <div ref={source} className={`article-body ${textStyles.text} ${textStyles.columns}`}>
        {parts.length > 0 ? <h2 data-level="1">{t('booklet.contents')}</h2> : null}
        {parts.flatMap((part) => [
          journey.kind === 'journey' ? (
            <DayHeading key={`${part.number} ${part.entries[0]?.id}`} part={part} isGrayscale={isGrayscale} />
          ) : null,
          ...part.entries.flatMap((entry) => [
            <EntryRow
              key={entry.id}
              entry={entry}
              authorId={journey.author.id}
              mark={journey.kind === 'collection' ? <Mark part={part} isGrayscale={isGrayscale} /> : null}
            />,
            entry.note ? <Note key={`note ${entry.id}`} note={entry.note} /> : null,
          ]),
        ])}
      </div>
    </div>
  )
}

/** A row's page number has its place while the contents break, and is filled in once it is known. */
export function withSheetNumbers(
  pages: readonly TextPage[],
  numberOf: ReadonlyMap<number, number>,
): readonly TextPage[] {
  return pages.map((page) => ({
    ...page,
    html: page.html.replace(
      /(<span[^>]* data-sheet-of="(\d+)"[^>]*>)(?=<\/span>)/g,
      (tag, _all, id: string) => `${tag}${numberOf.get(Number(id)) ?? ''}`,
    ),
  }))
}

function DayHeading({ part, isGrayscale }: { part: JourneyPart; isGrayscale: boolean }) {
  const t = useBookletMessages()
  const { locale } = useLanguage()
  const { number, date, sums, entries } = part
  const stages = entries.filter(({ kind }) => kind === 'stage').length
  return (
    <h3 data-level="3" className={styles.day}>
      <Mark part={part} isGrayscale={isGrayscale} />
      <span>{t('booklet.day', { number })}</span>
      {date ? <span className={styles.soft}>{formatDay(date, locale)}</span> : null}
      {sums && stages > 1 ? <FiguresText sums={sums} /> : null}
    </h3>
  )
}

function Mark({ part: { number, color }, isGrayscale }: { part: JourneyPart; isGrayscale: boolean }) {
  const shown: MapColor = isGrayscale ? 'black' : color
  const { fill } = COLOR_HEX[shown]
  return (
    <span className={styles.mark} style={{ borderColor: fill }}>
      {number}
    </span>
  )
}

interface EntryRowProps {
  entry: JourneyEntry
  authorId: number
  mark: React.ReactNode
}

function EntryRow({ entry, authorId, mark }: EntryRowProps) {
  const t = useBookletMessages()
  if (entry.kind === 'rest') return <p className={styles.rest}>{t('booklet.rest')}</p>
  return <StageRow stage={entry} authorId={authorId} mark={mark} />
}

function StageRow({ stage: { id, article, sums }, authorId, mark }: { stage: Stage } & Omit<EntryRowProps, 'entry'>) {
  const t = useBookletMessages()
  const { titleOf } = useLocalizedText()
  const langOfText = useLangOfText()
  const title = article && titleOf(article)
  return (
    <p className={styles.row}>
      {mark}
      <span className={styles.title} lang={title?.lang}>
        {title?.text}
      </span>
      {article && article.author.id !== authorId ? (
        <span className={styles.soft} lang={langOfText(article.author.name)}>
          {t('booklet.by', { name: article.author.name })}
        </span>
      ) : null}
      {sums ? <FiguresText sums={sums} /> : null}
      <span className={styles.sheetNumber} data-sheet-of={id} />
    </p>
  )
}

function FiguresText({ sums: { distanceKm, climbMeters, minutes } }: { sums: Sums }) {
  const t = useBookletMessages()
  const language = useLanguage()
  const figures = [
    formatDistance(distanceKm * 1000, language),
    ...(climbMeters === null ? [] : [`${t('booklet.gain')} ${formatElevation(climbMeters, language)}`]),
    ...(minutes === null ? [] : [`${t('booklet.estimate')} ${formatHours(minutes)}`]),
  ]
  return <span className={styles.soft}>{figures.join(' · ')}</span>
}

function Note({ note }: { note: string }) {
  const langOfText = useLangOfText()
  return (
    <p className={styles.note} lang={langOfText(note)}>
      {note}
    </p>
  )
}
