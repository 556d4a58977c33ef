import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The first `ts` or `tsx` block of a package's README: the example that a newcomer copies, as a module of its own. */
export function readmeExample(folder) {
  const readme = readFileSync(join(folder, 'README.md'), 'utf8')
  const block = /```tsx?\n([\s\S]*?)```/.exec(readme)
  if (!block?.[1].startsWith('import ')) throw new Error(`${folder}/README.md has no example to copy`)
  return block[1]
}
