import { expect, it } from 'vitest'
import { linesByPackage, slivers } from './house.mjs'

const LINES = { 'apps/web/app/root.tsx': 120, 'packages/ui/src/chip.tsx': 18, 'packages/ui/src/chip.css': 9 }
const linesOf = (path) => LINES[path] ?? 10

it('counts the source of each package, without what checks it', () => {
  const paths = [...Object.keys(LINES), 'apps/web/app/root.test.tsx', 'apps/web/e2e/reading.spec.ts', 'docs/README.md']
  expect(linesByPackage(paths, linesOf)).toEqual([
    ['apps/web', 120],
    ['packages/ui', 27],
  ])
})

it('finds small files with a single importer, tests and icons apart', () => {
  const aModule = (source, ...targets) => ({ source, dependencies: targets.map((resolved) => ({ resolved })) })
  const modules = [
    aModule('apps/web/app/root.tsx', 'apps/web/app/once.ts', 'apps/web/app/twice.ts', 'packages/ui/src/icon/arrow.ts'),
    aModule('apps/web/app/page.tsx', 'apps/web/app/twice.ts', 'apps/web/app/root.tsx'),
    aModule('apps/web/app/once.test.ts', 'apps/web/app/once.ts'),
  ]
  expect(slivers(modules, linesOf)).toEqual(['apps/web/app/once.ts'])
})
