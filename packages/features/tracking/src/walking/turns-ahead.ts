import type { LineProgress } from '@mishiori/map-document'
import type { LineTurn, TurnsOfLine } from '@repo/contract'

/** Where a line turns, so far as that is known. */
export type KnownTurns = Pick<TurnsOfLine, 'turns' | 'unknown'>

/** Nearer than this it is reached. Metres. */
const REACHED = 10
/** So far before a turn it is told: some steps. Metres. */
const TOLD = 60

export interface TurnAhead {
  readonly turn: LineTurn
  readonly aheadMeters: number
}

type OnTheWay = Pick<LineProgress, 'alongMeters'>

/** The next turn; null where none comes, and where nobody knows whether another one comes before it. */
export function turnAhead({ turns, unknown }: KnownTurns, { alongMeters }: OnTheWay): TurnAhead | null {
  const turn = turns.find((each) => isTurn(each) && each.atMeters - REACHED > alongMeters)
  const isSure = turn && !unknown.some((part) => part.toMeters > alongMeters && part.fromMeters < turn.atMeters)
  return isSure ? { turn, aheadMeters: turn.atMeters - alongMeters } : null
}

/** Going straight on is nothing to wait for, and both ends of the line are told otherwise. */
const isTurn = ({ kind, atMeters }: LineTurn) =>
  kind !== 'straight' && kind !== 'end' && (kind !== 'start' || atMeters > REACHED)

/** The turn that has just come near. */
export function turnComing(known: KnownTurns, before: OnTheWay, now: OnTheWay): TurnAhead | null {
  const coming = turnAhead(known, now)
  if (!coming || coming.aheadMeters > TOLD) return null
  const last = turnAhead(known, before)
  return last?.turn === coming.turn && last.aheadMeters <= TOLD ? null : coming
}
