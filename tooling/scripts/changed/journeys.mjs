import { join } from 'node:path'

/** A change here can break any journey, in ways that no import tells of: servers and tests read it as files. */
const FOR_ALL = [
  /^pnpm-(lock|workspace)\.yaml$/,
  /^patches\//,
  /^apps\/api\//,
  /^apps\/web\/([^/]+\.(ts|json)|(public|scripts|server)\/.*)$/,
  /^apps\/web\/e2e\/((matrix|visits|support\/prepare-data)\.ts$|fixtures\/)/,
  /^packages\/(basemap|demo-region)\/assets\//,
  /^packages\/.*\/testing\/.*\.(jpg|heic|png)$/,
  /^tooling\/(browser|ports|open-id-provider|strava-stand-in)\//,
]
const NEVER = /(\.(test|stories)\.tsx?|\.md|\.mdx)$/
const SERVER = 'apps/api/src/server.ts'

/**
 * The journeys that a change can break: those whose spec, or what they are about, imports a changed file, however far
 * away; all of them when it is the server's.
 *
 * @param changed paths of files
 * @param modules dependency-cruiser's: `source`, and `dependencies` with their `resolved` path
 * @param specs path of each journey's spec by its name
 * @param visits what each journey is about, below `apps/web/app`
 */
export function journeysOf({ changed, modules, specs, visits }) {
  const names = Object.keys(specs)
  const counted = changed.filter((path) => !NEVER.test(path))
  const reach = reachIn(modules)
  const server = reach([SERVER])
  if (counted.some((path) => FOR_ALL.some((pattern) => pattern.test(path)) || server.has(path))) return names
  return names.filter((name) => {
    const imported = reach([specs[name], ...visits[name].map(belowApp)])
    return counted.some((path) => imported.has(path))
  })
}

const belowApp = (path) => join('apps/web/app', path)

/** @returns what modules import, and what that imports, by their paths or folders (that end with `/`). */
function reachIn(modules) {
  const importsOf = new Map(
    modules.map(({ source, dependencies }) => [
      source,
      dependencies.filter(isInBundle).map(({ resolved }) => resolved),
    ]),
  )
  return (paths) => {
    const reached = new Set(
      paths.flatMap((path) =>
        path.endsWith('/') ? [...importsOf.keys()].filter((key) => key.startsWith(path)) : [path],
      ),
    )
    // A set that grows while it is gone through hands out what is added, too.
    for (const path of reached) for (const imported of importsOf.get(path) ?? []) reached.add(imported)
    return reached
  }
}

/** A type changes nothing that runs. */
const isInBundle = ({ dependencyTypes = [] }) => !dependencyTypes.includes('type-only')
