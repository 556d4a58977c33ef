import type { NoteCounter } from '../notes.ts'
import { TimeReader } from '../read-time.ts'

const DAY_MONTH_OR_YEAR = /^(\d{4})(?:-(\d\d)(?:-(\d\d))?)?(?:Z|[+-]\d\d:\d\d)?$/

/** Reads `when` of KML: a time, a day, a month or a year. NaN, and counted, for anything else; NaN alone for nothing. */
export class KmlTimeReader {
  readonly #times = new TimeReader()
  readonly #notes: NoteCounter

  constructor(notes: NoteCounter) {
    this.#notes = notes
  }

  read(text: string): number {
    const { timeMs, hasZone } = this.#times.read(text)
    if (!Number.isNaN(timeMs)) {
      if (!hasZone) this.#notes.add('time.without_zone')
      return timeMs
    }
    const trimmed = text.trim()
    if (trimmed === '') return Number.NaN
    const [whole, year, month = '01', day = '01'] = DAY_MONTH_OR_YEAR.exec(trimmed) ?? []
    const beginning = whole === undefined ? Number.NaN : this.#times.read(`${year}-${month}-${day}T00:00:00Z`).timeMs
    this.#notes.add(Number.isNaN(beginning) ? 'time.invalid' : 'time.without_clock')
    return beginning
  }
}
