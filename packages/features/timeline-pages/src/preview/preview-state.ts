import type { DaySummary, TimelineDay, TimelineReadResult } from '@mishiori/timeline'
import { PRODUCT_LIMITS } from '@repo/contract'
import type { Day } from '../calendar/months.ts'
import { type ExcludedPart, excludedIndexes, toggledPart } from './excluded-parts.ts'
import { type HiddenPlace, joinPrivacy } from './privacy.ts'

/** A selected file; the id distinguishes files of one name. */
export interface PreviewFile {
  readonly id: string
  readonly file: File
}

type Reading =
  | { readonly kind: 'idle' }
  | { readonly kind: 'reading'; readonly fraction: number }
  /** Null when the device could not. */
  | { readonly kind: 'read'; readonly result: TimelineReadResult | null }

export interface PreviewState {
  readonly files: readonly PreviewFile[]
  /** Files of the last choice that were more than are read at once. */
  readonly surplus: number
  readonly reading: Reading
  /** By date. While files are read, those that are known so far. */
  readonly days: readonly DaySummary[]
  /** Days that are not to be imported; all others are. */
  readonly left: ReadonlySet<Day>
  readonly hidden: readonly HiddenPlace[]
  /** Times of which nothing is sent. */
  readonly dropped: readonly ExcludedPart[]
  /** Whether days that are stored already give way. */
  readonly isReplacing: boolean
}

export type PreviewAction =
  | { readonly type: 'files.added'; readonly files: readonly PreviewFile[] }
  | { readonly type: 'file.removed'; readonly id: string }
  | { readonly type: 'cleared' }
  /** What was chosen before a log-in. */
  | { readonly type: 'restored'; readonly preview: PreviewState }
  | { readonly type: 'reading.progressed'; readonly fraction: number }
  | { readonly type: 'days.found'; readonly days: readonly DaySummary[] }
  | { readonly type: 'reading.ended'; readonly result: TimelineReadResult | null }
  | { readonly type: 'days.chosen'; readonly days: readonly Day[]; readonly isChosen: boolean }
  | { readonly type: 'place.hidden'; readonly place: HiddenPlace }
  | { readonly type: 'place.shown'; readonly index: number }
  | { readonly type: 'radius.changed'; readonly index: number; readonly radiusMeters: number }
  | { readonly type: 'segment.toggled'; readonly part: ExcludedPart }
  | { readonly type: 'parts.restored' }
  | { readonly type: 'replacing.changed'; readonly isReplacing: boolean }

export const EMPTY_PREVIEW: PreviewState = {
  files: [],
  surplus: 0,
  reading: { kind: 'idle' },
  days: [],
  left: new Set(),
  hidden: [],
  dropped: [],
  isReplacing: false,
}

const MOST_FILES = PRODUCT_LIMITS.timeline.filesPerImport

export function previewReducer(state: PreviewState, action: PreviewAction): PreviewState {
  switch (action.type) {
    case 'files.added': {
      const files = [...state.files, ...action.files]
      return withFiles(state, files.slice(0, MOST_FILES), Math.max(0, files.length - MOST_FILES))
    }
    case 'file.removed':
      return withFiles(
        state,
        state.files.filter(({ id }) => id !== action.id),
        0,
      )
    case 'cleared':
      return { ...EMPTY_PREVIEW, ...privacyOf(state) }
    case 'restored':
      return state.files.length > 0 ? state : { ...action.preview, ...joinPrivacy(action.preview, state) }
    case 'reading.progressed':
      return { ...state, reading: { kind: 'reading', fraction: action.fraction } }
    case 'days.found':
      return { ...state, days: withDays(state.days, action.days) }
    case 'reading.ended':
      return { ...state, reading: { kind: 'read', result: action.result }, days: action.result?.days ?? [] }
    default:
      return changed(state, action)
  }
}

type Choice = Extract<
  PreviewAction,
  {
    type:
      | 'days.chosen'
      | 'place.hidden'
      | 'place.shown'
      | 'radius.changed'
      | 'segment.toggled'
      | 'parts.restored'
      | 'replacing.changed'
  }
>

/** A choice about read days. */
function changed(state: PreviewState, action: Choice): PreviewState {
  switch (action.type) {
    case 'days.chosen': {
      const left = new Set(state.left)
      for (const day of action.days) {
        if (action.isChosen) left.delete(day)
        else left.add(day)
      }
      return { ...state, left }
    }
    case 'place.hidden':
      return { ...state, hidden: [...state.hidden, action.place] }
    case 'place.shown':
      return { ...state, hidden: state.hidden.toSpliced(action.index, 1) }
    case 'radius.changed': {
      const { index, radiusMeters } = action
      return { ...state, hidden: state.hidden.map((place, at) => (at === index ? { ...place, radiusMeters } : place)) }
    }
    case 'segment.toggled':
      return { ...state, dropped: toggledPart(state.dropped, action.part) }
    case 'parts.restored':
      return { ...state, dropped: [] }
    case 'replacing.changed':
      return { ...state, isReplacing: action.isReplacing }
  }
}

function withFiles(state: PreviewState, files: readonly PreviewFile[], surplus: number): PreviewState {
  if (files.length === 0) return { ...EMPTY_PREVIEW, ...privacyOf(state), surplus }
  return { ...state, files, surplus, reading: { kind: 'reading', fraction: 0 }, days: [] }
}

function withDays(known: readonly DaySummary[], found: readonly DaySummary[]): readonly DaySummary[] {
  const byDate = new Map([...known, ...found].map((day) => [day.date, day]))
  const told = [...byDate.values()].filter(({ moves, visits }) => moves + visits > 0)
  return told.toSorted((a, b) => (a.date < b.date ? -1 : 1))
}

/** What was hidden stays hidden, whatever else is chosen. */
const privacyOf = ({ hidden, dropped }: PreviewState) => ({ hidden, dropped })

/** The days that are to be imported, by date. */
export const chosenDays = ({ days, left }: Pick<PreviewState, 'days' | 'left'>): readonly Day[] =>
  days.flatMap(({ date }) => (left.has(date) ? [] : [date]))

/** What is left out of a day. */
export const redactionOf = ({ dropped, hidden }: Pick<PreviewState, 'dropped' | 'hidden'>, day: TimelineDay) => ({
  dropped: excludedIndexes(day, dropped),
  circles: hidden,
})
