import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The first `tsx` block of a package's README: the example that a newcomer copies, as a module that exports `RouteEditor`. */
export function readmeExample(folder) {
  const readme = readFileSync(join(folder, 'README.md'), 'utf8')
  const block = /```tsx\n([\s\S]*?)```/.exec(readme)
  if (!block?.[1].includes('export function RouteEditor'))
    throw new Error(`${folder}/README.md has no tsx example that exports RouteEditor`)
  return block[1]
}
