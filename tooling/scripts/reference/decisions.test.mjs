import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../lib/paths.mjs'

const FOLDER = join(root, 'docs/decisions')
const SECTIONS = ['Context', 'Decision', 'Consequences']
const index = readFileSync(join(FOLDER, 'README.md'), 'utf8')
const records = readdirSync(FOLDER).filter((name) => name !== 'README.md')

it('has records', () => expect(records.length).toBeGreaterThan(90))

describe.each(records)('decision record %s', (name) => {
  const text = readFileSync(join(FOLDER, name), 'utf8')

  it('has its number in the title, and a status', () => {
    const [title, , status] = text.split('\n')
    expect(title).toMatch(new RegExp(`^# ${name.slice(0, 3)} \\S`))
    expect(status).toMatch(/^\*\*Status:\*\* (accepted|superseded)/)
  })

  it('has the usual sections in their order', () => {
    const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)
    expect(headings.filter((heading) => heading !== 'Alternatives')).toEqual(SECTIONS)
  })

  it('is in the index', () => expect(index).toContain(`](${name})`))
})
