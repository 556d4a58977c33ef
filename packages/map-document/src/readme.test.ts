import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('shows in the README the example that is type-checked', () => {
  const [readme, example] = ['README.md', 'readme-example.ts'].map((name) =>
    readFileSync(new URL(`../${name}`, import.meta.url), 'utf8'),
  )
  expect(readme).toContain(example)
})

it('names every operation in the README', () => {
  const [readme = '', index = ''] = ['README.md', 'src/index.ts'].map((name) =>
    readFileSync(new URL(`../${name}`, import.meta.url), 'utf8'),
  )
  const exported = [...index.matchAll(/export \{([^}]*)\} from '\.\/operations\//g)].flatMap(([, names = '']) =>
    names.split(','),
  )
  const operations = exported.map((name) => name.trim()).filter((name) => name !== '' && !name.startsWith('type '))
  expect(operations.length).toBeGreaterThan(25)
  expect(operations.filter((name) => !readme.includes(`\`${name}\``))).toEqual([])
})
