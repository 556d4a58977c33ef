import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../scripts/lib/paths.mjs'
import { PACKAGES } from './rules.mjs'

const KIT_OR_FEATURE = /^packages\/(web-kit|map-kit|features\/[^/]+)$/

const nameOf = (folder) => folder.split('/').at(-1)

/** The packages that a line of a README names, in any order. */
const namedIn = (readme, beginning) => {
  const line = readme.split('\n').find((text) => text.startsWith(beginning)) ?? ''
  return [...line.matchAll(/`([^`]+)`/g)].map(([, name]) => nameOf(name))
}

const isSame = (some, others) => JSON.stringify(some.toSorted()) === JSON.stringify(others.toSorted())

/** The kits and features whose README is missing, or names others than the table of imports does. */
export function readmesUnlikeTheTable(packages = PACKAGES) {
  return Object.keys(packages)
    .filter((folder) => KIT_OR_FEATURE.test(folder))
    .filter((folder) => {
      const path = join(root, folder, 'README.md')
      if (!existsSync(path)) return true
      const readme = readFileSync(path, 'utf8')
      const others = Object.keys(packages).filter((other) => other !== folder)
      const users = others.filter((other) => packages[other].includes(folder))
      const row = packages[folder].filter((other) => other !== folder)
      return (
        !isSame(namedIn(readme, 'May import:'), row.map(nameOf)) ||
        !isSame(namedIn(readme, 'Imported by:'), [...users, 'apps/web'].map(nameOf))
      )
    })
}
