import type { ArticleSummary } from '@repo/articles/article-summary'
import { colorOfDay, PRODUCT_LIMITS } from '@repo/contract'
import { dateOfDay } from '@repo/journeys/format-day'
import type { JourneyPart } from '@repo/journeys/journey-view'
import { useJourneysMessages } from '@repo/journeys/journeys-messages'
import { useMemo } from 'react'
import { type JourneyDraft, nextDay } from '../journey-edit.ts'
import type { NewEdit } from '../use-journey-saver.ts'
import type { CutActions } from './cut-handles.tsx'
import type { CutLine } from './cut-line.ts'
import { addCut, type CutPlan, moveCut, placeAtCut, removeCut, stagesOfPlan } from './cut-plan.ts'
import type { OpenCut } from './kept-cut.ts'
import { usePlanHistory, useStops } from './use-cutting.ts'

export interface CuttingOfLine {
  readonly draft: JourneyDraft
  readonly cut: OpenCut
  readonly line: CutLine
  /** Each step, to be kept on the device. */
  readonly onChange: (cut: OpenCut) => void
}

/** A line with its cuts, what they make of it, and what can be done to them. */
export function useLineCutting({ draft, cut, line, onChange }: CuttingOfLine) {
  const t = useJourneysMessages()
  const { kind } = draft.details
  const plan = useMemo(
    () => cut.plan ?? { fromMeters: 0, toMeters: line.lengthMeters, cuts: [] },
    [cut.plan, line.lengthMeters],
  )
  const history = usePlanHistory(plan, (next) => onChange({ ...cut, objectId: line.line.id, plan: next }))
  const stops = useStops(line)
  const places = useMemo(() => [...(stops?.hut ?? []), ...(stops?.station ?? [])], [stops])
  const stages = useMemo(() => stagesOfPlan(plan), [plan])
  const parts = usePreviewParts({ draft, cut, line, plan })
  const maxStages = PRODUCT_LIMITS.journey.entries - draft.entries.length
  const hasRoom = stages.length < maxStages
  const isNew = cut.refs === null
  const actions: CutActions = {
    onBegin: history.begin,
    onDrag: (index, meters) => history.drag(moveCut(plan, index, meters)),
    onMove: (index, meters) => history.change(moveCut(plan, index, meters)),
    onAdd: isNew && hasRoom ? (meters) => history.change(addCut(plan, meters)) : null,
    onRemove: isNew ? (index) => history.change(removeCut(plan, index)) : null,
  }
  return {
    plan,
    stages,
    parts,
    stops,
    history,
    actions,
    maxStages,
    hasRoom,
    nameOf: (index: number) => {
      const number = parts[index]?.number ?? 1
      return kind === 'journey' ? t('journeys.day', { number }) : t('journeys.item', { number })
    },
    placeOf: (index: number) => placeAtCut(places, stages[index]?.toMeters ?? 0),
  }
}

export type LineCuttingState = ReturnType<typeof useLineCutting>

/** The stages as the journey's page would show them, on the days that they come to. */
function usePreviewParts({ draft, cut, plan, line }: Omit<CuttingOfLine, 'onChange'> & { readonly plan: CutPlan }) {
  const { entries, details } = draft
  return useMemo((): readonly JourneyPart[] => {
    const hasDays = details.kind === 'journey'
    const first = hasDays ? nextDay(entries) : entries.length + 1
    return stagesOfPlan(plan).map((stage, index) => {
      const entry = entries.find(({ ref }) => ref === cut.refs?.[index])
      const number = entry ? (hasDays ? entry.day : entries.indexOf(entry) + 1) : first + index
      const { sums } = line.factsOf(stage)
      return {
        number,
        date: hasDays && details.startsOn ? dateOfDay(details.startsOn, number) : null,
        color: colorOfDay(number),
        sums,
        entries: [
          { id: index, kind: 'stage', note: '', article: null, part: null, shownTo: 'everyone', sums, outline: null },
        ],
      }
    })
  }, [entries, details, cut.refs, plan, line])
}

/** What makes the stages of the plan: all new ones at once, or each that has changed. */
export function editsOf(
  { stages }: Pick<LineCuttingState, 'stages'>,
  { draft, cut, line, article }: Omit<CuttingOfLine, 'onChange'> & { readonly article: ArticleSummary },
): readonly NewEdit[] {
  const { entries } = draft
  const { day: maxDay } = PRODUCT_LIMITS.journey
  const made = stages.map((stage) => ({
    part: { ...stage, objectId: line.line.id },
    sums: line.factsOf(stage).sums,
  }))
  if (cut.refs === null) {
    const first = nextDay(entries)
    const added = made.map((stage, index) => ({
      ...stage,
      kind: 'stage' as const,
      day: Math.min(first + index, maxDay),
      note: '',
      article,
      shownTo: 'everyone' as const,
    }))
    return [{ type: 'append', entries: added }]
  }
  return made.flatMap(({ part, sums }, index) => {
    const entry = entries.find(({ ref }) => ref === cut.refs?.[index])
    const isSame = entry?.part?.fromMeters === part.fromMeters && entry.part.toMeters === part.toMeters
    return entry && !isSame ? [{ type: 'part' as const, ref: entry.ref, part, sums }] : []
  })
}
