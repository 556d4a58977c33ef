import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { root } from '../lib/paths.mjs'

export const readSource = (path) => readFileSync(join(root, path), 'utf8')

/** The rows of all tables of a Markdown page whose head begins with `firstHead`, each as its cells. */
export function tableRows(markdown, firstHead) {
  const rows = []
  let isInside = false
  for (const line of markdown.split('\n')) {
    if (!line.startsWith('|')) {
      isInside = false
      continue
    }
    // A bar in the text is escaped: `\|`.
    const cells = line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('\\|', '|'))
    if (cells[0] === firstHead) isInside = true
    else if (isInside && !/^:?-+:?$/.test(cells[0] ?? '')) rows.push(cells)
  }
  return rows
}

/** What is quoted as code in a cell: `` `a` `b` `` are `a` and `b`. */
export const codesOf = (cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code]) => code)

/** The value of a constant that a file does not export, or of a custom property of a style sheet. */
export function constantIn(path, name) {
  const source = readSource(path)
  if (path.endsWith('.css')) return new RegExp(`^\\s*${name}: ([^;]+);`, 'm').exec(source)?.[1]
  const [first, ...rest] = name.split('.')
  const [, text] = new RegExp(`^(?:export )?const ${first}(?::[^=]+)? = (\\{$[^]*?^\\}|.+$)`, 'm').exec(source) ?? []
  if (text === undefined) return undefined
  const value = runInNewContext(`(${text.replace(/ as const.*| \/\/.*/, '')})`)
  return rest.reduce((part, key) => part?.[key], value)
}
