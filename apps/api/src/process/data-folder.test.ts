import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { prepareDataFolder } from './data-folder.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mishiori-folder-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('makes a folder with those above it, and leaves one that is there', () => {
  const deep = join(folder, 'a/b/c')
  for (const _ of [1, 2]) prepareDataFolder(deep)
  expect(statSync(deep).isDirectory()).toBe(true)
})

it.each(['data', 'data/below', 'data/far/below'])('says that %s is or lies below a file', (path) => {
  writeFileSync(join(folder, 'data'), '')
  expect(() => prepareDataFolder(join(folder, path))).toThrow(/^DATA_DIR names .*data.* is a file\. Name a folder/)
})

it.runIf(process.platform === 'linux').each(['/proc/mishiori', '/proc/mishiori/data', '/sys/kernel/mishiori'])(
  'says at once that nothing can be made at %s',
  (path) => {
    // In a process of its own: what never comes back could not be timed out in this one.
    const program = `import { prepareDataFolder } from '${fileURLToPath(new URL('./data-folder.ts', import.meta.url))}'
      prepareDataFolder('${path}')`
    const { stderr, signal } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
      encoding: 'utf8',
      timeout: 30_000,
      env: { NODE_NO_WARNINGS: '1' },
    })
    expect(signal).toBeNull()
    expect(stderr).toMatch(/DATA_DIR names \/(proc|sys)\/.* cannot be made \([A-Z]+\)/)
  },
)
