import type { ReadNote, ReadNoteCode } from '../read-result.ts'

/** Counts what was passed over, each reason once. */
export class NoteCounter {
  readonly #counts = new Map<ReadNoteCode, number>()

  add(code: ReadNoteCode, count = 1): void {
    if (count > 0) this.#counts.set(code, (this.#counts.get(code) ?? 0) + count)
  }

  count(code: ReadNoteCode): number {
    return this.#counts.get(code) ?? 0
  }

  list(): readonly ReadNote[] {
    return [...this.#counts].map(([code, count]) => ({ code, count }))
  }
}
