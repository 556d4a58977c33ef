import { type JourneyPart, type PageTag, type StageWalks, userTag } from '@repo/contract'
import { toWalkSummary, type WalkSummary } from '../walk-log.ts'

/** A stage of a journey, of which somebody may say that they walked it. */
export interface WalkedStage {
  readonly entryId: number
  readonly articleId: number
  /** As its readers read it. */
  readonly title: string
  /** Of a line of its map; null for the whole article. */
  readonly part: JourneyPart | null
}

export interface StageSummary extends WalkSummary {
  readonly entryId: number
}

export const toStageSummaries = ({ data }: StageWalks): readonly StageSummary[] =>
  data.map((stage) => ({ entryId: stage.entry_id, ...toWalkSummary(stage) }))

/** What the stages of a page show of others. */
export const tagsOfStageWalks = ({ data }: StageWalks): PageTag[] =>
  data.flatMap(({ people }) => people.shown.map(({ id }) => userTag(id)))
