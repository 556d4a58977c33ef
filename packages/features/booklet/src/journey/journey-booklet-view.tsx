import { journeyBookletPath, journeyPath } from '@repo/journeys/journey-links'
import type { JourneyView } from '@repo/journeys/journey-view'
import { ChipLinks } from '@repo/ui/chip-links'
import { type ReactNode, type RefObject, useCallback, useRef, useState } from 'react'
import styles from '../booklet.module.css'
import { BookletPanel } from '../booklet-panel.tsx'
import { AlongProblem, printedAlong, printedTurns, TurnsProblem } from '../booklet-tables.tsx'
import type { BookletChoices } from '../choices.ts'
import { useBookletMessages } from '../messages/booklet-messages.ts'
import type { MapPictures } from '../pictures/use-map-pictures.ts'
import { OVERVIEW } from '../plan/plan-booklet.ts'
import type { SheetLayout } from '../plan/sheet-layout.ts'
import { NotesSheet } from '../sheets/notes-sheet.tsx'
import { sheetProperties, usePageSize, useSheetScale } from '../sheets/sheet-frame.ts'
import sheetStyles from '../sheets/sheets.module.css'
import type { TextPage } from '../text/break-into-pages.ts'
import { TextSheet } from '../text/text-sheet.tsx'
import { useTextPages } from '../text/use-text-pages.ts'
import journeyStyles from './journey.module.css'
import { ContentsSource, withSheetNumbers } from './journey-contents.tsx'
import { JourneyCover, type JourneyOverview } from './journey-cover.tsx'
import { type JourneyVolume, stripsOfStage, VOLUME_STAGE_LIMIT } from './journey-volumes.ts'
import { type PlannedStage, stageKey } from './plan-stages.ts'
import { StageSheets, type StageState } from './stage-sheets.tsx'

export interface JourneyBookletViewProps {
  journey: JourneyView
  volume: JourneyVolume
  token: string | null
  stages: readonly PlannedStage[]
  overview: JourneyOverview
  layout: SheetLayout
  choices: BookletChoices
  onChange: (change: Partial<BookletChoices>) => void
  drawing: MapPictures
  /** Of the journey, to be scanned. */
  address: string
  site: string
  printedAt: string
  note?: ReactNode
}

/** The choices, and the sheets of a journey as they will be printed. */
export function JourneyBookletView(props: JourneyBookletViewProps) {
  const { journey, volume, token, stages, choices, onChange, drawing, note } = props
  const t = useBookletMessages()
  const { states, onState } = useStageStates()
  const source = useRef<HTMLDivElement>(null)
  const contents = useTextPages(source, contentsKey(props))
  const known = stages.map(({ stage }) => states.get(stage.id))
  const numbers = sheetNumbers(stages, 2 + (contents?.length ?? 0), known)
  const count = numbers.end
  const isCounted = contents !== null && known.every((state) => (state?.sheetCount ?? null) !== null)
  const title = journey.title || t('booklet.untitled')
  return (
    <div className={styles.page}>
      <BookletPanel
        heading={t('booklet.heading')}
        back={{ to: journeyPath(journey.id, token), text: t(`booklet.backToJourney.${journey.kind}`) }}
        choices={choices}
        onChange={onChange}
        drawing={drawing}
        nameOfMap={nameOfMap(stages, t)}
        note={note}
        sheetCount={isCounted ? count : null}
        isReady={isCounted && drawing.state.kind !== 'drawing'}
        scale={null}
        coarser={coarserOf(props)}
        volumes={<Volumes journey={journey} volume={volume} token={token} />}
      >
        <Problems states={known} choices={choices} />
      </BookletPanel>
      <Sheets
        {...props}
        title={title}
        pages={withSheetNumbers(contents ?? [], numbers.byEntry)}
        numbers={numbers.byEntry}
        count={count}
        source={source}
        onState={onState}
      />
    </div>
  )
}

interface SheetsProps extends JourneyBookletViewProps {
  title: string
  /** Of the contents. */
  pages: readonly TextPage[]
  /** Where stages begin. */
  numbers: ReadonlyMap<number, number>
  count: number
  source: RefObject<HTMLDivElement | null>
  onState: (entryId: number, state: StageState) => void
}

function Sheets(props: SheetsProps) {
  const { journey, volume, stages, overview, layout, choices, drawing, title, pages, numbers, count, source } = props
  const t = useBookletMessages()
  usePageSize(layout.sheet)
  const { ref, scale } = useSheetScale(layout.sheet)
  return (
    <section
      ref={ref}
      aria-label={t('booklet.preview')}
      className={sheetStyles.sheets}
      data-theme="light"
      style={sheetProperties(layout, scale)}
    >
      <JourneyCover
        number={1}
        count={count}
        journey={journey}
        volume={volume}
        overview={overview}
        isWide={layout.isWide}
        picture={drawing.pictures.get(OVERVIEW)}
        credits={drawing.credits}
        address={props.address}
        isGrayscale={choices.isGrayscale}
      />
      {pages.map((page, index) => (
        <TextSheet
          key={`contents ${index}`}
          number={2 + index}
          count={count}
          title={title}
          page={page}
          lang={undefined}
          hasPhotos={false}
          isGrayscale={choices.isGrayscale}
        />
      ))}
      {stages.map((planned, index) => (
        <StageSheets
          key={planned.stage.id}
          printed={planned}
          isJourney={journey.kind === 'journey'}
          geometry={planned.plan}
          choices={choices}
          drawing={drawing}
          keyOf={(key) => stageKey(index, key)}
          number={numbers.get(planned.stage.id) ?? 2}
          count={count}
          onState={props.onState}
        />
      ))}
      <NotesSheet
        number={count}
        count={count}
        title={title}
        credits={drawing.credits}
        site={props.site}
        printedAt={props.printedAt}
        isWide={layout.isWide}
      />
      <ContentsSource source={source} journey={journey} parts={volume.parts} isGrayscale={choices.isGrayscale} />
    </section>
  )
}

/** What stages have told of themselves. */
function useStageStates() {
  const [states, setStates] = useState<ReadonlyMap<number, StageState>>(new Map())
  const onState = useCallback(
    (entryId: number, state: StageState) => setStates((before) => new Map(before).set(entryId, state)),
    [],
  )
  return { states, onState }
}

/** Where each stage begins. */
function sheetNumbers(stages: readonly PlannedStage[], first: number, states: readonly (StageState | undefined)[]) {
  const byEntry = new Map<number, number>()
  let next = first
  for (const [index, { stage }] of stages.entries()) {
    byEntry.set(stage.id, next)
    next += states[index]?.sheetCount ?? 1
  }
  return { byEntry, end: next }
}

/** Whatever else changes, the contents break as before. */
function contentsKey({ journey, volume, choices: { paper, layout, isGrayscale } }: JourneyBookletViewProps): string {
  return [journey.id, journey.version, volume.number, paper, layout, isGrayscale].join()
}

/** Of the stages that cannot have the chosen scale, the coarsest. */
function coarserOf({ stages, volume }: JourneyBookletViewProps) {
  const coarser = stages.filter(({ plan }) => plan.isCoarser).map(({ plan }) => plan.scaleDenominator)
  return coarser.length > 0 ? { most: stripsOfStage(volume), scale: Math.max(...coarser) } : null
}

function nameOfMap(stages: readonly PlannedStage[], t: ReturnType<typeof useBookletMessages>) {
  const names = new Map<string, string>([[OVERVIEW, t('booklet.overview')]])
  for (const [index, { view, plan }] of stages.entries()) {
    const { title } = view.article
    names.set(stageKey(index, OVERVIEW), t('booklet.overviewOf', { title }))
    for (const { number } of plan.strips)
      names.set(stageKey(index, String(number)), t('booklet.mapOf', { number, title }))
  }
  return (key: string) => names.get(key) ?? key
}

/** What could not be had of any stage; what none has. */
function Problems({ states, choices }: { states: readonly (StageState | undefined)[]; choices: BookletChoices }) {
  const known = states.flatMap((state) => state ?? [])
  const turns = worstOf(
    known.map((state) => state.turns),
    printedTurns,
  )
  const along = worstOf(
    known.map((state) => state.along),
    printedAlong,
  )
  return (
    <>
      {choices.hasTurns && turns ? <TurnsProblem turns={turns} /> : null}
      {choices.hasAlong && along ? <AlongProblem along={along} /> : null}
    </>
  )
}

interface Asked<Answer> {
  readonly answer: Answer | 'failed' | 'none' | null
  readonly retry: () => void
}

function worstOf<Answer>(
  asked: readonly Asked<Answer>[],
  printed: (answer: Asked<Answer>['answer']) => unknown,
): Asked<Answer> | null {
  const failed = asked.filter(({ answer }) => answer === 'failed')
  if (failed.length > 0) {
    return {
      answer: 'failed',
      retry: () => {
        for (const { retry } of failed) retry()
      },
    }
  }
  return asked.some(({ answer }) => printed(answer)) ? null : (asked[0] ?? null)
}

function Volumes({ journey, volume, token }: Pick<JourneyBookletViewProps, 'journey' | 'volume' | 'token'>) {
  const t = useBookletMessages()
  if (volume.count === 1) return null
  const links = Array.from({ length: volume.count }, (_, index) => ({
    href: journeyBookletPath(journey.id, token, index + 1),
    label: t('booklet.volume', { number: index + 1 }),
    isCurrent: index + 1 === volume.number,
  }))
  return (
    <div className={journeyStyles.volumes}>
      <p>{t('booklet.volumesHint', { most: VOLUME_STAGE_LIMIT })}</p>
      <ChipLinks label={t('booklet.volumes')} links={links} />
    </div>
  )
}
