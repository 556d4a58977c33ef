import {
  type AnyLine,
  encodePolyline,
  type MapDocument,
  pathLengthMeters,
  plainProfile,
  thinLine,
} from '@mishiori/map-document'
import { type CourseTurn, type CourseTurnKind, courseLine } from '@mishiori/route-files'
import { type Locale, PRODUCT_LIMITS, type TurnKind, type TurnsQuestion } from '@repo/contract'
import { AppError } from '../../../platform/app-error.ts'
import type { TurnsService } from '../../turns/turns.service.ts'

/** Where the line of a course turns, in words. */
export type FindTurns = (course: MapDocument, language: Locale) => Promise<readonly CourseTurn[]>

/** Null for what nobody has to be told on the way: that it goes straight on, and both ends. */
const KINDS: Readonly<Record<TurnKind, CourseTurnKind | null>> = {
  start: null,
  end: null,
  straight: null,
  slightLeft: 'slightLeft',
  left: 'left',
  sharpLeft: 'sharpLeft',
  slightRight: 'slightRight',
  right: 'right',
  sharpRight: 'sharpRight',
  uTurn: 'uTurn',
  roundabout: 'other',
  ferry: 'other',
  elevator: 'other',
  stairs: 'other',
}

/** None where they cannot be had: the course is of use without them. */
export function createFindTurns(turns: Pick<TurnsService, 'find'>, signal: AbortSignal): FindTurns {
  return async (course, language) => {
    const line = courseLine(course)
    if (!line) return []
    const { question, whole } = questionOf(line, language)
    try {
      const found = await turns.find(question, signal)
      return found.turns.flatMap(({ kind, text, atMeters }): CourseTurn[] => {
        const known = KINDS[kind]
        return known === null ? [] : [{ kind: known, text, atMeters: atMeters * whole }]
      })
    } catch (error) {
      if (error instanceof AppError && !signal.aborted) return []
      throw error
    }
  }
}

/** With how much longer the line is than what is asked about. */
function questionOf(line: AnyLine, language: Locale): { readonly question: TurnsQuestion; readonly whole: number } {
  const { points } = PRODUCT_LIMITS.turns
  const { path } = line.path.length > points ? (thinLine(line, points)?.line ?? line) : line
  const whole = path === line.path ? 1 : pathLengthMeters(line.path) / pathLengthMeters(path)
  const asked = { path: encodePolyline(path), language }
  if (line.kind !== 'navigationLine') return { question: { ...asked, matching: 'map' }, whole }
  const profile = line.profile ?? plainProfile(line.travelMode)
  return { question: { ...asked, matching: path === line.path ? 'edges' : 'map', profile }, whole }
}
