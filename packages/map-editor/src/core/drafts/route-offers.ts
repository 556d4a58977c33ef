import { findMapObject, type Position } from '@mishiori/map-document'
import type { EditorContext, OpenEdit } from '../context.ts'
import { applyStep } from '../edit-step.ts'
import type { DirectionsAnswer } from '../services.ts'
import { presentDocument } from '../transitions.ts'
import type { Candidate, RouteOffer } from './navigation-draft.ts'

/** The paths between which the person can choose now, and which of them the line has. */
export interface Candidates {
  readonly all: RouteOffer
  readonly chosen: number
}

const NO_PATHS: readonly (readonly Position[])[] = []

/** The paths that the line could have instead. */
export function otherPaths(candidates: Candidates | null): readonly (readonly Position[])[] {
  return candidates
    ? candidates.all.filter((_, index) => index !== candidates.chosen).map(({ path }) => path)
    : NO_PATHS
}

/** How many paths besides the suggested one are asked for. */
export const MOST_ALTERNATIVES = 2

export function offerOf(context: EditorContext, answer: DirectionsAnswer): RouteOffer {
  if (!answer.ok) return []
  const { path, durationSeconds = null, alternatives = [] } = answer
  const others = alternatives
    .slice(0, MOST_ALTERNATIVES)
    .map((other): Candidate => ({ path: other.path, durationSeconds: other.durationSeconds ?? null }))
    .filter((other) => canBeLine(context, other))
  return [{ path, durationSeconds }, ...others]
}

function canBeLine(context: EditorContext, { path }: Candidate): boolean {
  const { edit } = context
  return edit !== null && path.length > 1 && applyStep(presentDocument(context), edit.objectId, chooseStep(path)).ok
}

export const chooseStep = (path: readonly Position[]) => ({ kind: 'route.choose', path }) as const

const candidates = new WeakMap<OpenEdit, Candidates | null>()

/** Null while there is no line between its stops. The same answer for the same edit. */
export function candidatesOf(context: EditorContext): Candidates | null {
  const { edit } = context
  if (!edit || edit.navigation.isPending) return null
  const cached = candidates.get(edit)
  if (cached !== undefined) return cached
  const found = findCandidates(context, edit)
  candidates.set(edit, found)
  return found
}

function findCandidates(context: EditorContext, { objectId, navigation }: OpenEdit): Candidates | null {
  const line = findMapObject(presentDocument(context), objectId)
  if (line?.kind !== 'navigationLine') return null
  const all = navigation.offers.findLast((offer) => offer.some(({ path }) => path === line.path))
  return all ? { all, chosen: all.findIndex(({ path }) => path === line.path) } : null
}
