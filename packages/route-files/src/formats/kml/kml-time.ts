import { TimeReader } from '../read-time.ts'
import type { RouteFileBuilder } from '../route-file-builder.ts'

const DAY_MONTH_OR_YEAR = /^(\d{4})(?:-(\d\d)(?:-(\d\d))?)?(?:Z|[+-]\d\d:\d\d)?$/

/** Reads `when` of KML: a time, a day, a month or a year. NaN, and counted, for anything else; NaN alone for nothing. */
export class KmlTimeReader {
  readonly #times = new TimeReader()
  readonly #file: RouteFileBuilder

  constructor(file: RouteFileBuilder) {
    this.#file = file
  }

  read(text: string): number {
    const { timeMs, hasZone } = this.#times.read(text)
    if (!Number.isNaN(timeMs)) {
      if (!hasZone) this.#file.notes.add('time.without_zone')
      return timeMs
    }
    const trimmed = text.trim()
    if (trimmed === '') return Number.NaN
    const [whole, year, month = '01', day = '01'] = DAY_MONTH_OR_YEAR.exec(trimmed) ?? []
    const beginning = whole === undefined ? Number.NaN : this.#times.read(`${year}-${month}-${day}T00:00:00Z`).timeMs
    const isUnclear = Number.isNaN(beginning)
    // this product writes the day on which something was seen
    if (isUnclear || !this.#file.isOwn) this.#file.notes.add(isUnclear ? 'time.invalid' : 'time.without_clock')
    return beginning
  }
}
