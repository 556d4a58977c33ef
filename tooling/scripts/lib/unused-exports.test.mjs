import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { root } from './paths.mjs'

let workspace
beforeEach(() => {
  workspace = mkdtempSync(join(tmpdir(), 'mishiori-knip-'))
  cpSync(join(root, 'knip.jsonc'), join(workspace, 'knip.jsonc'))
  write('package.json', JSON.stringify({ private: true, workspaces: ['packages/*'] }))
})
afterEach(() => rmSync(workspace, { recursive: true, force: true }))

function write(path, text) {
  mkdirSync(dirname(join(workspace, path)), { recursive: true })
  writeFileSync(join(workspace, path), text)
}

/** What Knip says of a package of `files` whose entry is index.ts. */
function reportOn(files) {
  write(
    'packages/one/package.json',
    JSON.stringify({ name: 'one', type: 'module', exports: { '.': './src/index.ts' } }),
  )
  for (const [name, text] of Object.entries(files)) write(`packages/one/src/${name}`, text)
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/knip'), ['--no-progress', '--no-config-hints'], {
    cwd: workspace,
    encoding: 'utf8',
  })
  return stdout
}

test('what the entry of a package exports and nobody imports is unused', () => {
  const report = reportOn({
    'index.ts': "export { dead } from './dead.ts'\nexport { used } from './used.ts'\n",
    'dead.ts': 'export const dead = 1\n',
    'used.ts': 'export const used = 1\n',
    'used.test.ts': "import { used } from './index.ts'\nused.toFixed()\n",
  })
  expect(report).toMatch(/dead +packages\/one\/src\/index\.ts/)
  expect(report).not.toContain('used.ts')
})

test('stories are read by what they export', () => {
  const stories = "import { used } from './index.ts'\nexport default { title: used }\nexport const Plain = {}\n"
  expect(reportOn({ 'index.ts': 'export const used = 1\n', 'used.stories.tsx': stories })).toBe('')
})
