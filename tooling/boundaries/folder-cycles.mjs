import { workspaceFolders } from '../scripts/lib/paths.mjs'

/**
 * Folders whose subfolders know each other in one direction only, so that each can be read, tested and moved by itself: the
 * sources of every package, and what is parted further below them.
 */
export const foldersWithoutCycles = () => [
  ...workspaceFolders().map((folder) => `${folder}/src`),
  'packages/features',
  'apps/web/app/features',
  'apps/api/src/modules',
  'apps/api/src/platform',
  'packages/article-blocks/src/blocks',
]

/** Tests, stories and their samples may use what stands above. */
const OUTSIDE = /\.(test|stories)\.tsx?$|\/(testing|stories)\//

/**
 * @param modules of dependency-cruiser: `source`, and `dependencies` with their `resolved` path.
 * @returns the knots of each folder: the names of subfolders that reach each other.
 */
export function folderCycles(modules, folders = foldersWithoutCycles()) {
  return folders.flatMap((folder) => {
    const edges = edgesBelow(modules, folder)
    const reached = new Map([...edges.keys()].map((name) => [name, reach(edges, name)]))
    const inCycle = [...reached.keys()].filter((name) => reached.get(name).has(name))
    const knots = new Set(
      inCycle.map((name) =>
        inCycle.filter((other) => reached.get(name).has(other) && reached.get(other).has(name)).join(' ↔ '),
      ),
    )
    return [...knots].map((knot) => `${folder}: ${knot}`)
  })
}

function edgesBelow(modules, folder) {
  const nameOf = (path) => (path.startsWith(`${folder}/`) ? path.slice(folder.length + 1).split('/') : [])
  const edges = new Map()
  for (const { source, dependencies } of modules) {
    const [from, ...rest] = nameOf(source)
    if (rest.length === 0 || OUTSIDE.test(source)) continue
    for (const { resolved } of dependencies) {
      const [to, ...below] = nameOf(resolved)
      if (below.length > 0 && to !== from) edges.set(from, (edges.get(from) ?? new Set()).add(to))
    }
  }
  return edges
}

function reach(edges, name) {
  const found = new Set()
  const left = [...(edges.get(name) ?? [])]
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    if (found.has(next)) continue
    found.add(next)
    left.push(...(edges.get(next) ?? []))
  }
  return found
}
