/** What a visitor of the source does not read as the product: checks of it, and what is made by programs. */
const NOT_SOURCE =
  /\.(test|stories|spec)\.[cm]?tsx?$|\.d\.ts$|(^|\/)(testing|stories|e2e|screen-reader|fixtures|drizzle|generated)\//

const LARGEST_SLIVER = 30

/** @param paths every file of the repository, relative to it. @returns those of `folder` that are source. */
export function sourceFiles(paths, folder = '') {
  return paths.filter((path) => path.startsWith(folder) && /\.(tsx?|mjs|css)$/.test(path) && !NOT_SOURCE.test(path))
}

/** @param linesOf lines of a file by its path. @returns lines of source by package, largest first. */
export function linesByPackage(paths, linesOf) {
  const sums = new Map()
  for (const path of sourceFiles(paths)) {
    const name = path
      .split('/')
      .slice(0, path.startsWith('packages/features/') ? 3 : 2)
      .join('/')
    if (/^(apps|packages|tooling)\//.test(path)) sums.set(name, (sums.get(name) ?? 0) + linesOf(path))
  }
  return [...sums].toSorted(([, one], [, other]) => other - one)
}

/**
 * Files of at most 30 lines that one other file imports, icons apart: many of them are no idea of their own.
 *
 * @param modules of dependency-cruiser: `source`, and `dependencies` with their `resolved` path.
 */
export function slivers(modules, linesOf) {
  const importers = new Map()
  for (const { source, dependencies } of modules) {
    if (NOT_SOURCE.test(source)) continue
    for (const { resolved } of dependencies) importers.set(resolved, (importers.get(resolved) ?? new Set()).add(source))
  }
  return [...importers]
    .filter(([path, from]) => from.size === 1 && /^(apps|packages)\/.*\.tsx?$/.test(path) && !NOT_SOURCE.test(path))
    .map(([path]) => path)
    .filter((path) => !path.includes('/icon') && linesOf(path) <= LARGEST_SLIVER)
    .toSorted()
}
