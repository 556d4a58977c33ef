import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { root } from '../lib/paths.mjs'

function git(folder, ...args) {
  return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
}

/** Where the change began: on the way from `commit`, or from the main branch as others have it. */
export function baseOf(commit, folder = root) {
  const from = commit ?? ['origin/main', 'main'].find((name) => isCommit(name, folder))
  if (from === undefined || !isCommit(from, folder))
    throw new Error(`There is no commit ${from ?? 'main'} to compare with.`)
  return git(folder, 'merge-base', from, 'HEAD').trim()
}

function isCommit(name, folder) {
  try {
    return git(folder, 'rev-parse', '--verify', `${name}^{commit}`) !== ''
  } catch {
    return false
  }
}

/** Files that differ from a commit, in commits or not yet, the new ones and those that are gone included. */
export function changedSince(base, folder = root) {
  const listed = [
    git(folder, 'diff', '--name-only', '--no-renames', '-z', base),
    git(folder, 'ls-files', '-o', '--exclude-standard', '-z'),
  ]
  return [...new Set(listed.join('').split('\0'))].filter((path) => path !== '').sort()
}

/** What the change can break: packages by their tasks, and journeys. */
export function selectionOf(commit, env) {
  const base = baseOf(commit)
  const changed = changedSince(base)
  const inside = (filter) => packagesOf(env, filter)
  // The selection of journeys reads TypeScript, for which the pinned Node is needed.
  const journeys =
    changed.length > 0 ? JSON.parse(runNode('select-journeys.mjs', changed, env)) : { chosen: [], all: [] }
  return { base, changed, affected: inside([`--filter=...[${base}]`]), all: inside([]), journeys }
}

function packagesOf(env, filter) {
  const text = execFileSync('turbo', ['ls', '--output=json', ...filter], {
    cwd: root,
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return JSON.parse(text.slice(text.indexOf('{'))).packages.items.map(({ name, path }) => {
    const { scripts = {}, publishConfig } = JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'))
    return { name, tasks: Object.keys(scripts), isPublished: publishConfig !== undefined, path }
  })
}

function runNode(script, input, env) {
  const file = join(root, 'tooling/scripts/changed', script)
  return execFileSync('node', [file], {
    cwd: root,
    env,
    encoding: 'utf8',
    input: JSON.stringify(input),
    maxBuffer: 2 ** 24,
  })
}

/** The specs of all journeys by their names. */
export function specsOfJourneys() {
  const folder = join(root, 'apps/web/e2e')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.spec.ts'))
  return Object.fromEntries(files.map((file) => [basename(file, '.spec.ts'), relative(root, join(folder, file))]))
}
