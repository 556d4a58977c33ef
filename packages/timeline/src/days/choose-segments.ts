import type { MovePiece, VisitPiece } from './piece.ts'

export type SegmentPiece = VisitPiece | MovePiece

/** A piece, or the parts of it that no other file covers yet. */
export interface ChosenSegment {
  readonly piece: SegmentPiece
  readonly startMs: number
  readonly endMs: number
}

/** What is left of a segment beside another is none when it is shorter. */
const LEAST_LEFT_MS = 60_000

/**
 * The segments of a day, each once: what is twice in a file comes once, and of several files the one that tells most of the day is
 * taken whole, the others where it says nothing.
 *
 * @returns by their start.
 */
export function chooseSegments(pieces: readonly SegmentPiece[]): readonly ChosenSegment[] {
  const files = Map.groupBy(withoutDoubles(pieces), ({ file }) => file)
  const told: ChosenSegment[] = []
  for (const [, ofFile] of [...files].sort(byDate)) {
    const isFirst = told.length === 0
    const free = isFirst ? ofFile.map(whole) : ofFile.flatMap((piece) => leftBeside(piece, told))
    told.push(...free)
    told.sort(byStart)
  }
  return told
}

const byStart = (a: ChosenSegment, b: ChosenSegment) => a.startMs - b.startMs || a.endMs - b.endMs

const whole = (piece: SegmentPiece): ChosenSegment => ({ piece, startMs: piece.startMs, endMs: piece.endMs })

function withoutDoubles(pieces: readonly SegmentPiece[]): readonly SegmentPiece[] {
  const first = new Map<string, SegmentPiece>()
  for (const piece of pieces) {
    const key = `${piece.file} ${piece.kind} ${piece.startMs} ${piece.endMs}`
    if (!first.has(key)) first.set(key, piece)
  }
  return [...first.values()]
}

type OfFile = readonly [file: number, pieces: readonly SegmentPiece[]]

/** By duration, then by amount of data, then the later file first: it may be the newer. */
function byDate([fileA, a]: OfFile, [fileB, b]: OfFile): number {
  const duration = (pieces: readonly SegmentPiece[]) =>
    pieces.reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0)
  const points = (pieces: readonly SegmentPiece[]) =>
    pieces.reduce((sum, piece) => sum + (piece.kind === 'move' ? piece.pointCount : 1), 0)
  return duration(b) - duration(a) || points(b) - points(a) || fileB - fileA
}

/** The parts of a piece outside all chosen segments, which are sorted by start. */
function leftBeside(piece: SegmentPiece, told: readonly ChosenSegment[]): readonly ChosenSegment[] {
  const isMoment = piece.startMs === piece.endMs
  const left: ChosenSegment[] = []
  let from = piece.startMs
  for (const { startMs, endMs } of told) {
    if (startMs > piece.endMs || (isMoment ? endMs < from : endMs <= from)) continue
    if (isMoment) return []
    if (startMs - from >= LEAST_LEFT_MS) left.push({ piece, startMs: from, endMs: startMs })
    from = Math.max(from, endMs)
  }
  const isUntouched = from === piece.startMs
  if (isUntouched || piece.endMs - from >= LEAST_LEFT_MS) left.push({ piece, startMs: from, endMs: piece.endMs })
  return left
}
