import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../lib/paths.mjs'

const FOLDER = join(root, 'docs/decisions')
const SECTIONS = ['Context', 'Decision', 'Consequences']
/** Nobody reads more. A further decision belongs to the record of its area. */
const MOST_RECORDS = 60
/** Up to here every number was given to a record. */
const LAST_MERGED = 140
const index = readFileSync(join(FOLDER, 'README.md'), 'utf8')
const [living, numbersThatMoved = ''] = index.split('\n## Numbers that moved\n')
const records = readdirSync(FOLDER).filter((name) => name !== 'README.md')
const moved = [...numbersThatMoved.matchAll(/^\| (\d{3}) \| (.+) \|$/gm)].map(([, number, place]) => ({
  number,
  place,
}))

it('has records, and no more than one reads', () => {
  expect(records.length).toBeGreaterThan(40)
  expect(records.length).toBeLessThanOrEqual(MOST_RECORDS)
})

describe.each(records)('decision record %s', (name) => {
  const text = readFileSync(join(FOLDER, name), 'utf8')

  it('has its number in the title, and a status', () => {
    const [title, , status] = text.split('\n')
    expect(title).toMatch(new RegExp(`^# ${name.slice(0, 3)} \\S`))
    expect(status).toMatch(/^\*\*Status:\*\* accepted/)
  })

  it('has the usual sections in their order', () => {
    const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)
    expect(headings.filter((heading) => heading !== 'Alternatives')).toEqual(SECTIONS)
  })

  it('is in the index', () => expect(living).toContain(`](${name})`))
})

describe('the numbers of decisions', () => {
  const numbers = [...records.map((name) => name.slice(0, 3)), ...moved.map(({ number }) => number)].sort()

  it('none is missing, and none stands for two things', () => {
    const merged = Array.from({ length: LAST_MERGED }, (_, at) => String(at + 1).padStart(3, '0'))
    expect(numbers.filter((number) => Number(number) <= LAST_MERGED)).toEqual(merged)
    expect(new Set(numbers).size).toBe(numbers.length)
  })

  it.each(moved)('$number moved to a record, or says why there is none', ({ place }) => {
    const [, number, file] = place.match(/^\[(\d{3})\]\((\S+)\)$/) ?? []
    if (!file) return expect(place).toMatch(/^retired: \S/)
    expect(records).toContain(file)
    expect(file.slice(0, 3)).toBe(number)
  })
})
