import type { LineTurn, TurnsOfLine } from '@repo/contract'

export type UnknownPart = TurnsOfLine['unknown'][number]

/** A turn, or a part of the line of which no turn is known. */
export type TurnsRow = { readonly key: string; readonly fromMeters: number } & (
  | { readonly turn: LineTurn }
  | { readonly unknown: UnknownPart }
)

/** The turns of a way by kilometre, with the parts of which nothing is known. */
export function turnRows({ turns, unknown }: TurnsOfLine): readonly TurnsRow[] {
  const rows: readonly TurnsRow[] = [
    ...turns.map((turn, index) => ({ key: `turn ${index}`, fromMeters: turn.atMeters, turn })),
    ...unknown.map((part) => ({ key: `unknown ${part.fromMeters}`, fromMeters: part.fromMeters, unknown: part })),
  ]
  return rows.toSorted((a, b) => a.fromMeters - b.fromMeters)
}
