import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readImports } from '../../boundaries/read-imports.mjs'

let workspace
beforeEach(() => {
  workspace = realpathSync(mkdtempSync(join(tmpdir(), 'mishiori-boundaries-')))
  writeFileSync(join(workspace, 'package.json'), '{ "private": true }')
  for (const folder of ['apps', 'packages']) mkdirSync(join(workspace, folder))
})
afterEach(() => rmSync(workspace, { recursive: true, force: true }))

function write(path, text) {
  mkdirSync(dirname(join(workspace, path)), { recursive: true })
  writeFileSync(join(workspace, path), text)
}

/** A package with one entry and a file that is none; `user` may import it by its name. */
function addPackage(folder, name, user) {
  write(`packages/${folder}/package.json`, JSON.stringify({ name, type: 'module', exports: { '.': './src/index.ts' } }))
  write(`packages/${folder}/src/index.ts`, "export { inner } from './inner.ts'\n")
  write(`packages/${folder}/src/inner.ts`, 'export const inner = 1\n')
  const modules = join(workspace, 'packages', user, 'node_modules')
  mkdirSync(dirname(join(modules, name)), { recursive: true })
  symlinkSync(join(workspace, 'packages', folder), join(modules, name))
}

const user = (name) => ({ name: `@repo/${name}`, type: 'module', dependencies: { '@repo/a': '*' } })

async function brokenRules() {
  const { summary } = await readImports(workspace)
  return summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)
}

test('a package is entered by its name, through its exports', async () => {
  addPackage('contract', '@repo/a', 'i18n')
  write('packages/i18n/package.json', JSON.stringify(user('i18n')))
  write('packages/i18n/src/index.ts', "import { inner } from '@repo/a'\nexport const outer = inner\n")
  expect(await brokenRules()).toEqual([])
})

test('a path into another package is refused, whatever its row allows', async () => {
  addPackage('contract', '@repo/a', 'i18n')
  write('packages/i18n/package.json', JSON.stringify(user('i18n')))
  write('packages/i18n/src/index.ts', "export { inner } from '../../contract/src/inner.ts'\n")
  expect(await brokenRules()).toEqual([
    'packages-through-exports: packages/i18n/src/index.ts → packages/contract/src/inner.ts',
  ])
})

test('a file that a package does not export cannot be found by its name', async () => {
  addPackage('contract', '@repo/a', 'i18n')
  write('packages/i18n/package.json', JSON.stringify(user('i18n')))
  write('packages/i18n/src/index.ts', "export { inner } from '@repo/a/src/inner.ts'\n")
  expect(await brokenRules()).toContain('not-resolvable: packages/i18n/src/index.ts → @repo/a/src/inner.ts')
})

test('a row that allows a package does not allow one whose name begins alike', async () => {
  addPackage('contract-of-others', '@repo/a', 'i18n')
  write('packages/i18n/package.json', JSON.stringify(user('i18n')))
  write('packages/i18n/src/index.ts', "import { inner } from '@repo/a'\nexport const outer = inner\n")
  expect(await brokenRules()).toEqual([
    'only-the-row-of-packages-i18n: packages/i18n/src/index.ts → packages/contract-of-others/src/index.ts',
  ])
})

test('a route imports no style sheet, neither of a feature nor of its own; a feature may', async () => {
  write('apps/web/package.json', JSON.stringify({ name: '@repo/web', type: 'module' }))
  write('apps/web/app/features/blog/blog.module.css', '')
  write('apps/web/app/routes/own.css', '')
  write('apps/web/app/features/blog/blog-page.tsx', "import './blog.module.css'\nexport const BlogPage = () => null\n")
  write(
    'apps/web/app/routes/blog.tsx',
    "import '../features/blog/blog.module.css'\nimport './own.css'\nexport { BlogPage } from '../features/blog/blog-page.tsx'\n",
  )
  expect(await brokenRules()).toEqual([
    'routes-without-styles: apps/web/app/routes/blog.tsx → apps/web/app/features/blog/blog.module.css',
    'routes-without-styles: apps/web/app/routes/blog.tsx → apps/web/app/routes/own.css',
  ])
})
