import type { MapDocument } from '@mishiori/map-document'
import { routePath } from '@repo/articles/article-links'
import type { ReadingView } from '@repo/articles/reading-view'
import { useRef } from 'react'
import { ArticleSheets, listedSpots, textKey, useTextOf } from './article-sheets.tsx'
import styles from './booklet.module.css'
import { BookletPanel } from './booklet-panel.tsx'
import {
  AlongProblem,
  type BookletAlong,
  type BookletTurns,
  printedAlong,
  printedTurns,
  TurnsProblem,
} from './booklet-tables.tsx'
import type { BookletChoices } from './choices.ts'
import { useBookletMessages } from './messages/booklet-messages.ts'
import type { MapPictures } from './pictures/use-map-pictures.ts'
import type { BookletPlan } from './plan/plan-booklet.ts'
import { NotesSheet } from './sheets/notes-sheet.tsx'
import { sheetProperties, usePageSize, useSheetScale } from './sheets/sheet-frame.ts'
import sheetStyles from './sheets/sheets.module.css'
import { STRIP_LIMIT } from './strips/choose-scale.ts'
import { CSS_PIXELS_PER_MM } from './strips/frame.ts'
import { partShortEnd, type TextPage } from './text/break-into-pages.ts'
import { TextPart } from './text/text-sheet.tsx'
import { TextSource } from './text/text-source.tsx'
import { useTextPages } from './text/use-text-pages.ts'

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
  const { view, token, plan, drawing, choices } = props
  const along = choices.hasAlong ? props.along.answer : 'none'
  const turns = choices.hasTurns ? props.turns.answer : 'none'
  const t = useBookletMessages()
  const { sheet } = plan.layout
  const source = useRef<HTMLDivElement>(null)
  const listed = listedSpots(plan)
  const pages = useTextPages(source, textKey(props, { along, turns, listed: listed.length }))
  usePageSize(sheet)
  const { ref, scale } = useSheetScale(sheet)
  const { sheets, count } = useSheets(props, pages)
  const isReady = pages !== null && along !== null && turns !== null && drawing.state.kind !== 'drawing'
  return (
    <div className={styles.page}>
      <BookletPanel
        {...props}
        heading={t('booklet.heading')}
        back={{ to: routePath(view.article.id, token), text: t('booklet.back') }}
        sheetCount={pages && count}
        isReady={isReady}
        scale={plan.strips.length > 0 ? plan.scaleDenominator : null}
        coarser={plan.isCoarser ? { most: STRIP_LIMIT, scale: plan.scaleDenominator } : null}
      >
        {choices.hasTurns ? <TurnsProblem turns={props.turns} /> : null}
        {choices.hasAlong ? <AlongProblem along={props.along} /> : null}
      </BookletPanel>
      <section
        ref={ref}
        aria-label={t('booklet.preview')}
        className={sheetStyles.sheets}
        data-theme="light"
        style={sheetProperties(plan.layout, scale)}
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
  const { credits, pictures } = drawing
  const { pages, rest } = partedPages(known, plan.layout)
  const count = 2 + plan.strips.length + pages.length
  const { title } = view.article
  const text = useTextOf(view, choices)
  const sheets = (
    <>
      <ArticleSheets
        view={view}
        document={document}
        plan={plan}
        choices={choices}
        address={address}
        credits={credits}
        pages={pages}
        number={1}
        count={count}
        pictureOf={(key) => pictures.get(key)}
      />
      <NotesSheet
        number={count}
        title={title}
        count={count}
        credits={credits}
        site={site}
        printedAt={printedAt}
        isWide={plan.layout.isWide}
      >
        {rest ? <TextPart page={rest} isShort {...text} /> : null}
      </NotesSheet>
    </>
  )
  return { sheets, count }
}
