import { type MapDocument, mainLine, wayTime } from '@mishiori/map-document'
import { routePath } from '@repo/articles/article-links'
import type { ReadingView } from '@repo/articles/reading-view'
import { formatFullCount } from '@repo/i18n'
import { Button } from '@repo/ui/button'
import { Icon } from '@repo/ui/icon'
import { printer } from '@repo/ui/icons'
import { useLanguage } from '@repo/web-kit/language'
import { langOn } from '@repo/web-kit/use-localized-text'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Link } from 'react-router'
import styles from './booklet.module.css'
import { BookletChoicesForm } from './booklet-choices.tsx'
import {
  AlongProblem,
  type BookletAlong,
  type BookletTurns,
  printedAlong,
  printedTurns,
  TurnsProblem,
} from './booklet-tables.tsx'
import type { BookletChoices } from './choices.ts'
import { DrawingStatus } from './drawing-status.tsx'
import { useBookletMessages } from './messages/booklet-messages.ts'
import type { MapPictures } from './pictures/use-map-pictures.ts'
import type { NumberedSpot } from './plan/number-spots.ts'
import { type BookletPlan, OVERVIEW } from './plan/plan-booklet.ts'
import { CoverSheet, type CoverTime } from './sheets/cover-sheet.tsx'
import { NotesSheet } from './sheets/notes-sheet.tsx'
import { outlinedShapes } from './sheets/shape-points.ts'
import sheetStyles from './sheets/sheets.module.css'
import { needsFullTable } from './sheets/spot-table.tsx'
import { StripSheet } from './sheets/strip-sheet.tsx'
import { STRIP_LIMIT } from './strips/choose-scale.ts'
import { CSS_PIXELS_PER_MM, type PaperSize } from './strips/frame.ts'
import { partShortEnd, type TextPage } from './text/break-into-pages.ts'
import { TextPart, TextSheet } from './text/text-sheet.tsx'
import { TextSource } from './text/text-source.tsx'
import { useTextPages } from './text/use-text-pages.ts'

/** Sheets are shown in their true size at most. */
const MAX_SCALE = 1

/** How much smaller sheets have to be shown to fit into an element. */
function useSheetScale({ widthMm }: PaperSize) {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState<number | null>(null)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const scale = width ? Math.min(MAX_SCALE, width / (widthMm * CSS_PIXELS_PER_MM)) : MAX_SCALE
  return { ref, scale }
}

export interface BookletViewProps {
  view: ReadingView
  token: string | null
  document: MapDocument
  plan: BookletPlan
  choices: BookletChoices
  onChange: (change: Partial<BookletChoices>) => void
  drawing: MapPictures
  along: BookletAlong
  turns: BookletTurns
  /** Of the article, to be scanned. */
  address: string
  site: string
  printedAt: string
  /** A note for authors about content that others do not see. */
  note?: React.ReactNode
}

/** The choices, and the sheets as they will be printed. */
export function BookletView(props: BookletViewProps) {
  const { plan, drawing, choices } = props
  const along = choices.hasAlong ? props.along.answer : 'none'
  const turns = choices.hasTurns ? props.turns.answer : 'none'
  const t = useBookletMessages()
  const { sheet } = plan.layout
  const source = useRef<HTMLDivElement>(null)
  const listed = listedSpots(plan)
  const pages = useTextPages(source, textKey(props, { along, turns, listed: listed.length }))
  usePageSize(sheet)
  const { ref, scale } = useSheetScale(sheet)
  const sheets = useSheets(props, pages)
  const isReady = pages !== null && along !== null && turns !== null && drawing.state.kind !== 'drawing'
  return (
    <div className={styles.page}>
      <Panel {...props} sheetCount={pages && sheets.length} isReady={isReady} />
      <section
        ref={ref}
        aria-label={t('booklet.preview')}
        className={sheetStyles.sheets}
        data-theme="light"
        style={sheetProperties(plan, scale)}
      >
        {sheets}
        <TextSource
          source={source}
          spots={listed}
          {...props}
          turns={printedTurns(turns)}
          along={printedAlong(along)}
          {...choices}
        />
      </section>
    </div>
  )
}

interface PanelProps extends BookletViewProps {
  /** Null until it is known. */
  sheetCount: number | null
  isReady: boolean
}

function Panel({ view, token, plan, choices, onChange, drawing, turns, along, note, sheetCount, isReady }: PanelProps) {
  const t = useBookletMessages()
  const { locale } = useLanguage()
  const scaleOf = (scale: number) => formatFullCount(scale, locale)
  const scale = scaleOf(plan.scaleDenominator)
  return (
    <section className={styles.panel}>
      <p className={styles.back}>
        <Link to={routePath(view.article.id, token)}>{t('booklet.back')}</Link>
      </p>
      <h1 tabIndex={-1}>{t('booklet.heading')}</h1>
      <p className={styles.soft}>{t('booklet.intro')}</p>
      {note}
      <DrawingStatus drawing={drawing} />
      <Button
        variant="primary"
        isBlock
        icon={<Icon path={printer} size={20} />}
        busyLabel={isReady ? undefined : t('booklet.preparing')}
        onClick={() => window.print()}
      >
        {t('booklet.print')}
      </Button>
      <p className={styles.soft}>
        {sheetCount === null ? null : t('booklet.sheets', { count: sheetCount })}
        {plan.strips.length > 0 ? ` · ${t('booklet.scaleNow', { scale })}` : null}
      </p>
      <p className={styles.soft}>{t('booklet.printHint')}</p>
      <BookletChoicesForm choices={choices} onChange={onChange} />
      {choices.hasTurns ? <TurnsProblem turns={turns} /> : null}
      {choices.hasAlong ? <AlongProblem along={along} /> : null}
      {plan.isCoarser && choices.scale !== 'fit' ? (
        <p className={styles.warning} role="status">
          {t('booklet.coarser', { asked: scaleOf(choices.scale), most: STRIP_LIMIT, scale })}
        </p>
      ) : null}
    </section>
  )
}

/** Those that the tables below the maps have no room for, together with all others. */
function listedSpots({ strips, spots, layout }: BookletPlan): readonly NumberedSpot[] {
  const hasMore = strips.some((strip) => strip.spots.length > layout.rows)
  return needsFullTable(spots, hasMore) ? spots : []
}

/** What the tables list. */
interface Listed {
  along: BookletAlong['answer']
  turns: BookletTurns['answer']
  /** How many spots. */
  listed: number
}

/** Whatever else changes, the text breaks as before. */
function textKey({ view, choices, plan }: BookletViewProps, { along, turns, listed }: Listed): string {
  const { paper, layout, hasText, hasPhotos } = choices
  const { article, bodyHtml } = view
  return [
    article.id,
    article.version,
    bodyHtml.length,
    paper,
    layout,
    hasText,
    hasPhotos,
    listed,
    printedAlong(along)?.places.length ?? 0,
    printedTurns(turns)?.turns.length ?? 0,
    plan.layout.textPt,
  ].join()
}

/** A page of text that is filled less than this has no sheet of its own. */
const SHORT_SHARE = 0.25
/** What emergency information, a few free lines and the credits take of the last sheet. */
const NOTES_MM = { portrait: 122, landscape: 97 }

/** The end of a text that would leave its sheet nearly empty stands above the notes, where they have room for it. */
function partedPages(pages: readonly TextPage[] | null, { textHeightMm, isWide }: BookletPlan['layout']) {
  const notesMm = isWide ? NOTES_MM.landscape : NOTES_MM.portrait
  const mostMm = Math.min(SHORT_SHARE * textHeightMm, textHeightMm - notesMm)
  return partShortEnd(pages ?? [], mostMm * CSS_PIXELS_PER_MM)
}

function useSheets(props: BookletViewProps, known: readonly TextPage[] | null) {
  const { view, document, plan, choices, drawing, address, site, printedAt } = props
  const { locale } = useLanguage()
  const shapes = useMemo(() => outlinedShapes(document), [document])
  const time = useMemo(() => coverTime(document, view), [document, view])
  const { credits, pictures } = drawing
  const { isGrayscale, hasPhotos } = choices
  const { title, languages } = view.article
  const { pages, rest } = partedPages(known, plan.layout)
  const count = 2 + plan.strips.length + pages.length
  const text = { lang: langOn(locale, languages.body), hasPhotos, isGrayscale }
  const shared = { plan, shapes, credits, isGrayscale, title, count }
  return [
    <CoverSheet
      key="cover"
      number={1}
      {...shared}
      view={view}
      time={time}
      address={address}
      picture={pictures.get(OVERVIEW)}
    />,
    ...plan.strips.map((strip, index) => (
      <StripSheet
        key={`map ${strip.number}`}
        number={index + 2}
        {...shared}
        strip={strip}
        picture={pictures.get(String(strip.number))}
      />
    )),
    ...pages.map((page, index) => (
      <TextSheet
        key={`text ${index}`}
        number={2 + plan.strips.length + index}
        page={page}
        title={title}
        count={count}
        {...text}
      />
    )),
    <NotesSheet
      key="notes"
      number={count}
      title={title}
      count={count}
      credits={credits}
      site={site}
      printedAt={printedAt}
      isWide={plan.layout.isWide}
    >
      {rest ? <TextPart page={rest} isShort {...text} /> : null}
    </NotesSheet>,
  ]
}

/** Of the line that is cut; null where climbs are unknown, too: a booklet has no room for what is not counted. */
function coverTime(document: MapDocument, { figures }: ReadingView): CoverTime | null {
  const line = figures?.time ? mainLine(document) : null
  const time = figures?.time?.isByGround ? figures.time : line && wayTime(line)
  return time?.climbs === 'counted' ? time : null
}

function sheetProperties({ layout }: BookletPlan, scale: number): React.CSSProperties {
  const { sheet, marginMm, textPt, content, textHeightMm } = layout
  return {
    '--sheet-width': `${sheet.widthMm}mm`,
    '--sheet-height': `${sheet.heightMm}mm`,
    '--sheet-margin': `${marginMm}mm`,
    '--text-width': `${content.widthMm}mm`,
    '--text-height': `${textHeightMm}mm`,
    '--text-size': `${textPt}pt`,
    '--sheet-scale': scale,
  }
}

/**
 * Has the browser print on sheets of this size, without margins of its own. By a sheet of styles that scripts make: the
 * site's policy takes no other that changes.
 */
function usePageSize({ widthMm, heightMm }: PaperSize): void {
  useEffect(() => {
    const styles = new CSSStyleSheet()
    styles.replaceSync(`@page { size: ${widthMm}mm ${heightMm}mm; margin: 0 }`)
    document.adoptedStyleSheets.push(styles)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== styles)
    }
  }, [widthMm, heightMm])
}
