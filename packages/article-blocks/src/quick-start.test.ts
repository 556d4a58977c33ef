import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
/** Where the package's entries are in its source. */
const SOURCES = { '': '/index', '/document': '/document', '/messages/ja': '/messages/ja' }

/** What the statements import, in any order, and what follows them. */
function partsOf(code: string) {
  const lines = code.trim().split('\n')
  const imports = lines.filter((line) => line.startsWith('import '))
  const words = imports.flatMap((line) => line.replaceAll(/[{},;]/g, ' ').split(/\s+/)).toSorted()
  return { words, rest: lines.filter((line) => !line.startsWith('import ')) }
}

it('runs the first example of the README in Storybook, but for where it is imported from', () => {
  const [, example = ''] = /^```tsx\n([\s\S]*?)^```/m.exec(read('../README.md')) ?? []
  let expected = example.replace("'@mishiori/article-blocks/style.css'", "'../style.css'")
  for (const [entry, source] of Object.entries(SOURCES))
    expected = expected.replace(`'@mishiori/article-blocks${entry}'`, `'..${source}.ts'`)
  expect(partsOf(read('./testing/quick-start.tsx'))).toEqual(partsOf(expected))
})
