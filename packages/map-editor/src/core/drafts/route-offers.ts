import { findMapObject, type Position } from '@mishiori/map-document'
import type { EditorContext, OpenEdit } from '../context.ts'
import { applyStep } from '../edit-step.ts'
import type { DirectionsAnswer, DirectionsPath } from '../services.ts'
import { presentDocument } from '../transitions.ts'
import type { Candidate, RouteOffer } from './navigation-draft.ts'

/** The paths between which the person can choose now, and which of them the line has. */
export interface Candidates {
  readonly all: RouteOffer
  readonly chosen: number
}

export const areLoops = ({ all }: Pick<Candidates, 'all'>) => all.some(({ waypoints }) => waypoints !== undefined)

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
  const others = (answer.alternatives ?? [])
    .slice(0, MOST_ALTERNATIVES)
    .map(toCandidate)
    .filter((other) => canBeLine(context, other))
  return [toCandidate(answer), ...others]
}

/**
 * What was asked for beside a line that stays as it is. Its own path is one of those that were found, as exact as the line
 * has it, or else comes after them.
 */
export function comparisonOf(context: EditorContext, answer: DirectionsAnswer): RouteOffer {
  const line = context.edit && findMapObject(presentDocument(context), context.edit.objectId)
  if (line?.kind !== 'navigationLine') return []
  const { path } = line
  const found = offerOf(context, answer)
  const stored = storedPath(path)
  const same = found.findIndex((candidate) => storedPath(candidate.path) === stored)
  if (same < 0) return [...found, { path, durationSeconds: null, former: 'apart' }]
  return found.map((candidate, index) => (index === same ? { ...candidate, path, former: 'found' } : candidate))
}

/** As lines are stored: degrees with five decimals. A position that comes twice in a row counts once. */
function storedPath(path: readonly Position[]): string {
  const positions = path.map((position) => position.map((degrees) => Math.round(degrees * 1e5)).join())
  return positions.filter((position, index) => position !== positions[index - 1]).join(' ')
}

/** Whether other ways than the present one were asked for, and there are none. */
export const hasNoOthers = ({ all }: Candidates) => all.length === 1 && all[0]?.former !== undefined

/** Whether the line lies between two stops, and nothing is known of other ways. */
export function canCompare(context: EditorContext): boolean {
  const { edit } = context
  return edit?.navigation.stops.length === 2 && !edit.navigation.isPending && candidatesOf(context) === null
}

export const withOffer = (edit: OpenEdit, offer: RouteOffer): OpenEdit => ({
  ...edit,
  navigation: { ...edit.navigation, offers: [...edit.navigation.offers, offer] },
})

const toCandidate = ({ path, durationSeconds, waypoints, repeatedMeters }: DirectionsPath): Candidate => ({
  path,
  durationSeconds: durationSeconds ?? null,
  ...(waypoints && { waypoints }),
  ...(repeatedMeters !== undefined && { repeatedMeters }),
})

function canBeLine(context: EditorContext, candidate: Candidate): boolean {
  const { edit } = context
  if (edit === null || candidate.path.length < 2) return false
  return applyStep(presentDocument(context), edit.objectId, chooseStep(candidate)).ok
}

export const chooseStep = ({ path, waypoints }: Candidate) =>
  ({ kind: 'route.choose', path, ...(waypoints && { waypoints }) }) as const

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
