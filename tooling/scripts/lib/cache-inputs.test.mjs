import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { cacheInputs, folderContent } from './cache-inputs.mjs'
import { root } from './paths.mjs'

describe('what others wrote', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'mishiori-extra-'))
    mkdirSync(join(folder, 'tracks'))
    writeFileSync(join(folder, 'tracks/one.gpx'), 'one')
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  test('is the same input while nothing changes', () => {
    expect(folderContent(folder)).toBe(folderContent(folder))
  })

  test('is another input after a change of one byte, and after a change of a name', () => {
    const before = folderContent(folder)
    writeFileSync(join(folder, 'tracks/one.gpx'), 'two')
    const after = folderContent(folder)
    rmSync(join(folder, 'tracks/one.gpx'))
    writeFileSync(join(folder, 'tracks/two.gpx'), 'two')
    expect(new Set([before, after, folderContent(folder), '']).size).toBe(4)
  })

  test('may be missing', () => {
    expect(folderContent(join(folder, 'nowhere'))).toBe('')
  })
})

test('the cache is in the folder for such things, or where one says', () => {
  const cacheOf = (env) => cacheInputs({ PATH: process.env.PATH, ...env }).TURBO_CACHE_DIR
  expect(cacheOf({})).toBe(join(homedir(), '.cache/mishiori/turbo'))
  expect(cacheOf({ XDG_CACHE_HOME: '/caches' })).toBe('/caches/mishiori/turbo')
  expect(cacheOf({ XDG_CACHE_HOME: '/caches', TURBO_CACHE_DIR: '/elsewhere' })).toBe('/elsewhere')
})

test('no test, story or journey is an input of a build', () => {
  const args = ['run', 'build', '--dry=json']
  const { tasks } = JSON.parse(
    execFileSync('turbo', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
  )
  const inputs = tasks.flatMap((task) => Object.keys(task.inputs).map((file) => `${task.directory}/${file}`))
  expect(inputs).toContain('apps/web/package.json')
  expect(inputs.filter((file) => /\/e2e\/|\.(test|stories)\.\w+$/.test(file))).toEqual([])
})
