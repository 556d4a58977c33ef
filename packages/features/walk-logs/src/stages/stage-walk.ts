import { type JourneyPart, type JourneyWalkList, type PageTag, type StageWalks, userTag } from '@repo/contract'
import { toWalkLog, toWalkSummary, type WalkLog, type WalkSummary } from '../walk-log.ts'

/** A stage of a journey, of which somebody may say that they walked it. */
export interface WalkedStage {
  readonly entryId: number
  readonly articleId: number
  /** As its readers read it. */
  readonly title: string
  /** Of a line of its map; null for the whole article. */
  readonly part: JourneyPart | null
}

/** A stage as a list of walks names it. */
export interface NamedStage extends WalkedStage {
  /** Its day, or of a collection its title. */
  readonly name: string
}

export interface StageSummary extends WalkSummary {
  readonly entryId: number
}

export const toStageSummaries = ({ data }: StageWalks): readonly StageSummary[] =>
  data.map((stage) => ({ entryId: stage.entry_id, ...toWalkSummary(stage) }))

/** What the stages of a page show of others. */
export const tagsOfStageWalks = ({ data }: StageWalks): PageTag[] =>
  data.flatMap(({ people }) => people.shown.map(({ id }) => userTag(id)))

/** A walk on a stage of a journey. */
interface JourneyWalk extends WalkLog {
  /** The first stage that it is of. */
  readonly entryId: number
}

export interface JourneyWalks {
  readonly logs: readonly JourneyWalk[]
  /** The key of the next page; null on the last one. */
  readonly next: string | null
  readonly total: number
}

export const toJourneyWalks = ({ data, next, total }: JourneyWalkList): JourneyWalks => ({
  logs: data.map((log) => ({ ...toWalkLog(log), entryId: log.entry_id })),
  next,
  total,
})
