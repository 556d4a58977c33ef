import type { BundledCredit, BundleRefusal, JourneyProblem } from '@repo/article-bundle'
import type { UploadResult } from '@repo/authoring/upload-picture'
import type { ApiError, JourneyKind } from '@repo/contract'

export type RowState =
  | { readonly kind: 'waiting' }
  /** Its pictures are being sent. */
  | { readonly kind: 'importing'; readonly sent: number; readonly total: number }
  /** `missing`: pictures that the file does not have; `foreign`: those that lie on other sites and could not be had there. */
  | { readonly kind: 'created'; readonly id: number; readonly missing: number; readonly foreign: number }
  | { readonly kind: 'failed'; readonly error: ApiError }
  | { readonly kind: 'pictureFailed'; readonly failure: Extract<UploadResult, { ok: false }> }

/** An article of the file. */
export interface BundleRow {
  readonly folder: string
  readonly title: string
  readonly pictures: number
  /** False for a broken article: it is listed and cannot be selected. */
  readonly isReadable: boolean
  readonly isChosen: boolean
  readonly state: RowState
}

/** What a journey does not have that was in it. */
export interface JourneyLosses {
  /** Stages of others that this site does not show. */
  readonly links: readonly BundledCredit[]
  /** Stages that were gone when the file was made. */
  readonly gone: number
  /** Stages that private places hide. */
  readonly hidden: number
  /** Stages that were parts of lines, and are the whole lines now. */
  readonly parts: number
  /** Pictures, as of articles. */
  readonly missing: number
  readonly foreign: number
}

export type JourneyRowState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'importing'; readonly done: number; readonly total: number }
  | { readonly kind: 'created'; readonly id: number; readonly losses: JourneyLosses }
  /** `takenBack`: how many drafts that were made of its articles are in the trash now. */
  | {
      readonly kind: 'failed'
      readonly failure: Exclude<RowState, { kind: 'created' | 'waiting' | 'importing' }>
      readonly takenBack: number
    }

/** A journey or collection of the file. */
export interface JourneyRow {
  /** `journey` in a file of one. */
  readonly folder: string
  readonly title: string
  readonly kind: JourneyKind
  /** Articles that come with it, and stages of others. */
  readonly articles: number
  readonly links: number
  /** Why it cannot be imported; null where it can. */
  readonly problem: JourneyProblem | null
  readonly isChosen: boolean
  readonly state: JourneyRowState
}

export type BundleState =
  | { readonly kind: 'empty' }
  | { readonly kind: 'opening'; readonly name: string }
  | { readonly kind: 'refused'; readonly name: string; readonly refusal: BundleRefusal }
  | (OpenedRows & { readonly kind: 'open'; readonly name: string; readonly isImporting: boolean })

/** What a file holds. */
interface OpenedRows {
  readonly rows: readonly BundleRow[]
  readonly journeys: readonly JourneyRow[]
}

export type BundleAction =
  | { readonly type: 'opening'; readonly name: string }
  | { readonly type: 'refused'; readonly refusal: BundleRefusal }
  | (OpenedRows & { readonly type: 'opened' })
  | { readonly type: 'chosen'; readonly folder: string; readonly isChosen: boolean }
  | { readonly type: 'all.chosen'; readonly isChosen: boolean }
  | { readonly type: 'row.changed'; readonly folder: string; readonly state: RowState }
  | { readonly type: 'journey.changed'; readonly folder: string; readonly state: JourneyRowState }
  | { readonly type: 'importing'; readonly isImporting: boolean }

export function bundleReducer(state: BundleState, action: BundleAction): BundleState {
  if (action.type === 'opening') return { kind: 'opening', name: action.name }
  if (state.kind === 'opening') {
    const { name } = state
    if (action.type === 'refused') return { kind: 'refused', name, refusal: action.refusal }
    if (action.type === 'opened')
      return { kind: 'open', name, rows: action.rows, journeys: action.journeys, isImporting: false }
  }
  if (state.kind !== 'open') return state
  const { rows, journeys } = state
  const choose = <Row extends BundleRow | JourneyRow>(all: readonly Row[], isMeant: (row: Row) => boolean) =>
    all.map((row) => (isMeant(row) && 'isChosen' in action ? { ...row, isChosen: action.isChosen } : row))
  switch (action.type) {
    case 'chosen': {
      const isMeant = ({ folder }: BundleRow | JourneyRow) => folder === action.folder
      return { ...state, rows: choose(rows, isMeant), journeys: choose(journeys, isMeant) }
    }
    case 'all.chosen':
      return { ...state, rows: choose(rows, isOpen), journeys: choose(journeys, isOpen) }
    case 'row.changed':
      return {
        ...state,
        rows: rows.map((row) => (row.folder === action.folder ? { ...row, state: action.state } : row)),
      }
    case 'journey.changed': {
      const { folder, state: changed } = action
      return { ...state, journeys: journeys.map((row) => (row.folder === folder ? { ...row, state: changed } : row)) }
    }
    case 'importing':
      return { ...state, isImporting: action.isImporting }
    default:
      return state
  }
}

/** Whether it can still be imported. */
export const isOpen = (row: BundleRow | JourneyRow) =>
  ('problem' in row ? row.problem === null : row.isReadable) && row.state.kind !== 'created'

/** What the next press of the button imports. */
export const chosenRows = <Row extends BundleRow | JourneyRow>(rows: readonly Row[]) =>
  rows.filter((row) => isOpen(row) && row.isChosen)
