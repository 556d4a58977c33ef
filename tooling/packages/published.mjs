import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../scripts/lib/paths.mjs'

/** Every package that is published to npm: `{ name, folder, manifest }`. */
export function publishedPackages() {
  return (
    readdirSync(join(root, 'packages'))
      .map((folder) => join(root, 'packages', folder))
      // `packages/features` holds packages, none of them published.
      .filter((folder) => existsSync(join(folder, 'package.json')))
      .map((folder) => ({ folder, manifest: JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) }))
      .filter(({ manifest }) => !manifest.private)
      .map(({ folder, manifest }) => ({ name: manifest.name, folder, manifest }))
  )
}
