import {
  articleTag,
  fileTag,
  type JourneyPart,
  type Locale,
  type PageTag,
  userTag,
  type WalkCondition,
  type WalkLog as WalkLogAnswer,
  type WalkLogList,
  type WalkSummary as WalkSummaryAnswer,
  type WalkVisibility,
} from '@repo/contract'
import { type Person, toPerson } from '@repo/web-kit/person'

export interface WalkPhoto {
  readonly id: number
  readonly url: string
  /** Pixels. */
  readonly width: number
  readonly height: number
}

/** Somebody's walk on an article. */
export interface WalkLog {
  readonly id: number
  readonly walker: Person
  /** As `2026-10-18`. */
  readonly walkedOn: string
  /** Without long rests; null where the walker does not say. */
  readonly minutes: number | null
  readonly conditions: readonly WalkCondition[]
  /** Plain text; '' without one. */
  readonly text: string
  readonly photos: readonly WalkPhoto[]
  readonly visibility: WalkVisibility
  /** What of the article was walked; null: all of it. */
  readonly part: JourneyPart | null
  /** The walker's recording, where the viewer may see it. */
  readonly track: { readonly id: number; readonly title: string } | null
  readonly isEdited: boolean
  /** Why a moderator hides it from all but its walker. */
  readonly prohibitionReason: string | null
  readonly isOwn: boolean
}

/** What was found of the way last. */
export interface WayCondition {
  readonly condition: WalkCondition
  readonly walkedOn: string
}

/** What the walks on an article say together. */
export interface WalkSummary {
  readonly total: number
  readonly conditions: readonly WayCondition[]
  readonly walkerCount: number
  /** Those who walked last. */
  readonly walkers: readonly Person[]
  /** Null until enough people have said how long they took. */
  readonly typical: { readonly minutes: number; readonly people: number } | null
}

export interface WalkList {
  readonly logs: readonly WalkLog[]
  /** The key of the next page; null on the last one. */
  readonly next: string | null
  readonly summary: WalkSummary
  /** Whether others may see what the viewer logs. */
  readonly canShare: boolean
}

export function toWalkLog(log: WalkLogAnswer): WalkLog {
  const { id, minutes, conditions, text, photos, visibility, part, track } = log
  return {
    id,
    minutes,
    conditions,
    text,
    photos,
    visibility,
    part,
    track,
    walker: toPerson(log.user),
    walkedOn: log.walked_on,
    isEdited: log.edited_at !== null,
    prohibitionReason: log.prohibition_reason,
    isOwn: log.is_own,
  }
}

/** What a page of walks shows of others: people, photos and the articles of recordings. */
export function tagsOfWalks({ data, summary }: Pick<WalkLogList, 'data'> & Partial<WalkLogList>): PageTag[] {
  const people = [...data.map(({ user }) => user), ...(summary?.people.shown ?? [])]
  const photos = data.flatMap(({ photos }) => photos.map(({ url }) => fileTag(url.slice(url.lastIndexOf('/') + 1))))
  return [
    ...people.map(({ id }) => userTag(id)),
    ...photos,
    ...data.flatMap(({ track }) => (track ? [articleTag(track.id)] : [])),
  ]
}

const NOTHING: WalkSummary = { total: 0, conditions: [], walkerCount: 0, walkers: [], typical: null }

export function toWalkSummary({ total, conditions, people, typical }: WalkSummaryAnswer): WalkSummary {
  return {
    total,
    conditions: conditions.map(({ condition, walked_on: walkedOn }) => ({ condition, walkedOn })),
    walkerCount: people.total,
    walkers: people.shown.map(toPerson),
    typical,
  }
}

export function toWalkList({ data, next, summary, viewer_can: viewerCan }: WalkLogList): WalkList {
  return {
    logs: data.map(toWalkLog),
    next,
    summary: summary ? toWalkSummary(summary) : NOTHING,
    canShare: viewerCan.share,
  }
}

const DAY_MS = 24 * 60 * 60 * 1000
const SPANS: Readonly<Record<Locale, Intl.RelativeTimeFormat>> = {
  ja: new Intl.RelativeTimeFormat('ja', { numeric: 'auto' }),
  'en-us': new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' }),
}

/** How long ago a day was, in whole days: `昨日`, `3日前`, `yesterday`. A day that begins elsewhere first is today. */
export function ageOfDay(day: string, today: string, locale: Locale): string {
  const days = Math.max(0, Math.round((Date.parse(today) - Date.parse(day)) / DAY_MS))
  const said = SPANS[locale].format(-days, 'day')
  return locale === 'ja' ? said.replaceAll(' ', '') : said
}
