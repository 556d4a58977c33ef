import { type MapDocument, mainLine, wayTime } from '@mishiori/map-document'
import type { ReadingView } from '@repo/articles/reading-view'
import { useLanguage } from '@repo/web-kit/language'
import { langOn } from '@repo/web-kit/use-localized-text'
import { useMemo } from 'react'
import { type BookletAlong, type BookletTurns, printedAlong, printedTurns } from './booklet-tables.tsx'
import type { BookletChoices } from './choices.ts'
import type { NumberedSpot } from './plan/number-spots.ts'
import { type BookletPlan, OVERVIEW } from './plan/plan-booklet.ts'
import { CoverSheet, type CoverTime } from './sheets/cover-sheet.tsx'
import { outlinedShapes } from './sheets/shape-points.ts'
import { needsFullTable } from './sheets/spot-table.tsx'
import { StripSheet } from './sheets/strip-sheet.tsx'
import type { TextPage } from './text/break-into-pages.ts'
import { TextSheet } from './text/text-sheet.tsx'

interface ArticleSheetsProps {
  view: ReadingView
  document: MapDocument
  plan: BookletPlan
  choices: BookletChoices
  /** Of the article, to be scanned. */
  address: string
  credits: readonly string[]
  /** The address of a map's picture, once it is drawn. */
  pictureOf: (key: string) => string | undefined
  pages: readonly TextPage[]
  /** Of its cover. */
  number: number
  /** Of all sheets of the booklet. */
  count: number
  /** What stands above its title. */
  kicker?: string
}

/** Cover, maps and text of an article. */
export function ArticleSheets(props: ArticleSheetsProps) {
  const { view, document, plan, choices, address, credits, pictureOf, pages, number, count, kicker } = props
  const shapes = useMemo(() => outlinedShapes(document), [document])
  const time = useMemo(() => coverTime(document, view), [document, view])
  const { title } = view.article
  const text = useTextOf(view, choices)
  const shared = { plan, shapes, credits, isGrayscale: choices.isGrayscale, title, count }
  return [
    <CoverSheet
      key="cover"
      number={number}
      {...shared}
      view={view}
      time={time}
      address={address}
      picture={pictureOf(OVERVIEW)}
      kicker={kicker}
    />,
    ...plan.strips.map((strip, index) => (
      <StripSheet
        key={`map ${strip.number}`}
        number={number + 1 + index}
        {...shared}
        strip={strip}
        picture={pictureOf(String(strip.number))}
      />
    )),
    ...pages.map((page, index) => (
      <TextSheet
        key={`text ${index}`}
        number={number + 1 + plan.strips.length + index}
        page={page}
        title={title}
        count={count}
        {...text}
      />
    )),
  ]
}

/** How the text of an article is printed. */
export function useTextOf({ article }: ReadingView, { hasPhotos, isGrayscale }: BookletChoices) {
  const { locale } = useLanguage()
  return { lang: langOn(locale, article.languages.body), hasPhotos, isGrayscale }
}

/** Those that the tables below the maps have no room for, together with all others. */
export function listedSpots({ strips, spots, layout }: BookletPlan): readonly NumberedSpot[] {
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
export function textKey(
  { view, choices, plan }: Pick<ArticleSheetsProps, 'view' | 'choices' | 'plan'>,
  { along, turns, listed }: Listed,
): string {
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

/** Of the line that is cut; null where climbs are unknown, too: a booklet has no room for what is not counted. */
function coverTime(document: MapDocument, { figures }: ReadingView): CoverTime | null {
  const line = figures?.time ? mainLine(document) : null
  const time = figures?.time?.isByGround ? figures.time : line && wayTime(line)
  return time?.climbs === 'counted' ? time : null
}
