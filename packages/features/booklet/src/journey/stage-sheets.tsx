import { routePath } from '@repo/articles/article-links'
import { formatDay } from '@repo/journeys/format-day'
import { useLanguage } from '@repo/web-kit/language'
import { useRootData } from '@repo/web-kit/root-data'
import { useEffect, useMemo, useRef } from 'react'
import { ArticleSheets, listedSpots, textKey } from '../article-sheets.tsx'
import {
  type BookletAlong,
  type BookletTurns,
  printedAlong,
  printedTurns,
  useBookletAlong,
  useBookletTurns,
} from '../booklet-tables.tsx'
import type { BookletChoices } from '../choices.ts'
import { useBookletMessages } from '../messages/booklet-messages.ts'
import type { MapPictures } from '../pictures/use-map-pictures.ts'
import type { BookletPlan } from '../plan/plan-booklet.ts'
import { useKnownElevations, withElevations } from '../print-sources.ts'
import { TextSource } from '../text/text-source.tsx'
import { useTextPages } from '../text/use-text-pages.ts'
import type { PrintedStage } from './printed-stages.ts'

/** What the booklet has to know of a stage. */
export interface StageState {
  /** Null until it is known. */
  readonly sheetCount: number | null
  readonly turns: BookletTurns
  readonly along: BookletAlong
}

interface StageSheetsProps {
  printed: PrintedStage
  isJourney: boolean
  geometry: BookletPlan
  choices: BookletChoices
  drawing: MapPictures
  /** Of a picture of this stage among those of all. */
  keyOf: (key: string) => string
  /** Of its first sheet. */
  number: number
  count: number
  onState: (entryId: number, state: StageState) => void
}

/** A stage as the sheets of its article. */
export function StageSheets(props: StageSheetsProps) {
  const { printed, isJourney, geometry, drawing, keyOf, number, count, onState } = props
  const { stage, view } = printed
  const choices = useMemo(
    () => ({ ...props.choices, hasText: props.choices.hasText && printed.hasText }),
    [props.choices, printed.hasText],
  )
  const t = useBookletMessages()
  const { locale } = useLanguage()
  const { publicUrl } = useRootData()
  const document = useKnownElevations(printed.document, choices.hasProfile)
  const plan = useMemo(() => withElevations(geometry, document), [geometry, document])
  const turns = useBookletTurns(printed.document, choices.hasTurns)
  const along = useBookletAlong(printed.document, choices.hasAlong)
  const [turnsAnswer, alongAnswer] = [
    choices.hasTurns ? turns.answer : 'none',
    choices.hasAlong ? along.answer : 'none',
  ]
  const source = useRef<HTMLDivElement>(null)
  const listed = listedSpots(plan)
  const answers = { along: alongAnswer, turns: turnsAnswer, listed: listed.length }
  const pages = useTextPages(source, textKey({ view, choices, plan }, answers))
  const isKnown = pages !== null && turnsAnswer !== null && alongAnswer !== null
  const sheetCount = isKnown ? 1 + plan.strips.length + pages.length : null
  useEffect(() => {
    onState(stage.id, {
      sheetCount,
      turns: { ...turns, answer: turnsAnswer },
      along: { ...along, answer: alongAnswer },
    })
  }, [onState, stage.id, sheetCount, turnsAnswer, alongAnswer, turns.retry, along.retry])
  const { number: day, date } = printed.part
  const kicker = isJourney
    ? [t('booklet.day', { number: day }), ...(date ? [formatDay(date, locale)] : [])].join(' · ')
    : String(day)
  return (
    <>
      <ArticleSheets
        view={view}
        document={document}
        plan={plan}
        choices={choices}
        address={`${publicUrl}${routePath(view.article.id, null)}`}
        credits={drawing.credits}
        pictureOf={(key) => drawing.pictures.get(keyOf(key))}
        pages={pages ?? []}
        number={number}
        count={count}
        kicker={kicker}
      />
      <TextSource
        source={source}
        view={view}
        spots={listed}
        turns={printedTurns(turnsAnswer)}
        along={printedAlong(alongAnswer)}
        hasText={choices.hasText}
        hasPhotos={choices.hasPhotos}
        isGrayscale={choices.isGrayscale}
      />
    </>
  )
}
