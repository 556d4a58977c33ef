import FitParser, { type ParsedFit } from 'fit-file-parser'
import { type FileContestant, sum } from '../contestant.ts'

let records: NonNullable<ParsedFit['records']> = []

/** In the page, without a worker that would have to hand over its objects. */
export const fitFileParser: FileContestant = {
  start() {},
  async read(file) {
    const parsed = await new FitParser({ mode: 'list' }).parseAsync(await file.arrayBuffer())
    records = parsed.records ?? []
  },
  found() {
    const total = (of: (record: (typeof records)[number]) => number | undefined) =>
      sum(records.map((record) => of(record) ?? Number.NaN))
    return {
      points: records.length,
      latitudeSum: total(({ position_lat }) => position_lat),
      longitudeSum: total(({ position_long }) => position_long),
      elevationSumMeters: total(({ enhanced_altitude }) => enhanced_altitude),
      timestampSumMs: total(({ timestamp }) => timestamp && new Date(timestamp).getTime()),
    }
  },
}
