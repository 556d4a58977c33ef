import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { daysToSend } from '../readme-example.ts'
import { fixtureText } from './testing/fixtures.ts'

it('shows in the README the example that is type-checked', () => {
  const [readme, example] = ['README.md', 'readme-example.ts'].map((name) =>
    readFileSync(new URL(`../${name}`, import.meta.url), 'utf8'),
  )
  expect(readme).toContain(example)
})

it('has an example that works: nothing near home is sent', async () => {
  const inn = [137.9536, 36.1148] as const
  const days = await daysToSend([new Blob([fixtureText('months')])], inn)
  const told = days.map(({ date, segments }) => [date, segments.map(({ kind }) => kind)])
  // the first train begins there; what is left of it and the last one, which comes by, has two points or none
  expect(told).toEqual([['2026-10-18', ['move', 'move', 'visit', 'move']]])
  expect(JSON.stringify(days)).not.toContain('塩尻の宿')
})
