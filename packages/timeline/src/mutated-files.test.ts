import { expect, it } from 'vitest'
import { readMutated } from './testing/read-mutated.ts'

// `pnpm --dir packages/timeline run fuzz` tries as many as one likes.
it('makes valid days of a mutated file, or refuses it by a code', async () => {
  const outcomes = new Set<string>()
  for (let seed = 0; seed < 1500; seed++) outcomes.add((await readMutated(seed)).outcome)
  const expected = ['android', 'ios', 'months', 'records', 'timeline.truncated', 'timeline.broken_json']
  expect([...outcomes]).toEqual(expect.arrayContaining([...expected, 'timeline.settings_file', 'timeline.edits_file']))
})
