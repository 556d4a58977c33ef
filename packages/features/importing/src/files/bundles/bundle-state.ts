import type { BundleRefusal } from '@repo/article-bundle'
import type { UploadResult } from '@repo/authoring/upload-picture'
import type { ApiError } from '@repo/contract'

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

export type BundleState =
  | { readonly kind: 'empty' }
  | { readonly kind: 'opening'; readonly name: string }
  | { readonly kind: 'refused'; readonly name: string; readonly refusal: BundleRefusal }
  | { readonly kind: 'open'; readonly name: string; readonly rows: readonly BundleRow[]; readonly isImporting: boolean }

export type BundleAction =
  | { readonly type: 'opening'; readonly name: string }
  | { readonly type: 'refused'; readonly refusal: BundleRefusal }
  | { readonly type: 'opened'; readonly rows: readonly BundleRow[] }
  | { readonly type: 'chosen'; readonly folder: string; readonly isChosen: boolean }
  | { readonly type: 'all.chosen'; readonly isChosen: boolean }
  | { readonly type: 'row.changed'; readonly folder: string; readonly state: RowState }
  | { readonly type: 'importing'; readonly isImporting: boolean }

export function bundleReducer(state: BundleState, action: BundleAction): BundleState {
  if (action.type === 'opening') return { kind: 'opening', name: action.name }
  if (state.kind === 'opening') {
    const { name } = state
    if (action.type === 'refused') return { kind: 'refused', name, refusal: action.refusal }
    if (action.type === 'opened') return { kind: 'open', name, rows: action.rows, isImporting: false }
  }
  if (state.kind !== 'open') return state
  const withRows = (change: (row: BundleRow) => BundleRow): BundleState => ({ ...state, rows: state.rows.map(change) })
  switch (action.type) {
    case 'chosen':
      return withRows((row) => (row.folder === action.folder ? { ...row, isChosen: action.isChosen } : row))
    case 'all.chosen':
      return withRows((row) => (isOpen(row) ? { ...row, isChosen: action.isChosen } : row))
    case 'row.changed':
      return withRows((row) => (row.folder === action.folder ? { ...row, state: action.state } : row))
    case 'importing':
      return { ...state, isImporting: action.isImporting }
    default:
      return state
  }
}

/** Whether it can still become an article. */
export const isOpen = ({ isReadable, state }: BundleRow) => isReadable && state.kind !== 'created'

/** What the next press of the button imports. */
export const chosenRows = (rows: readonly BundleRow[]) => rows.filter((row) => isOpen(row) && row.isChosen)
