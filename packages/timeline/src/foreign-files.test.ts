import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findExtraFiles } from '../../../tooling/extra-data/extra-files.ts'
import { readTimeline } from './reading/read-timeline.ts'
import { findDayFault } from './testing/find-day-fault.ts'

// Files of other projects are not part of this one; where they are, every one of them is read.
const files = findExtraFiles('timeline', /\.json$/)

/** How many segments of a file say a time and a place. */
function countSegments(text: string): number {
  const parsed = JSON.parse(text)
  const elements: readonly Record<string, unknown>[] = parsed.semanticSegments ?? parsed
  return elements.filter((element) => element.visit ?? element.activity ?? element.timelinePath).length
}

describe.skipIf(files.names.length === 0)('[E53] timelines of other projects', () => {
  it.each(files.names.map((name) => [name]))('%s becomes as many moves and stays as it has segments', async (name) => {
    const bytes = readFileSync(resolve(files.folder, name))
    const { result, day } = await readTimeline([bytes])
    expect(result.files).toMatchObject([{ refusal: null, notes: [] }])
    const days = result.days.map(({ date }) => day(date))
    for (const read of days) expect(read && findDayFault(read)).toBeNull()
    expect(days.reduce((sum, read) => sum + (read?.segments.length ?? 0), 0)).toBe(countSegments(bytes.toString()))
  })
})
