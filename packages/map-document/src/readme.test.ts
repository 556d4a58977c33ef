import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('shows in the README the example that is type-checked', () => {
  const [readme, example] = ['README.md', 'readme-example.ts'].map((name) =>
    readFileSync(new URL(`../${name}`, import.meta.url), 'utf8'),
  )
  expect(readme).toContain(example)
})
