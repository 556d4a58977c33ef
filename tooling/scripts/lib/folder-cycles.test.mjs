import { expect, it } from 'vitest'
import { folderCycles } from '../../boundaries/folder-cycles.mjs'

const aModule = (source, ...targets) => ({ source, dependencies: targets.map((resolved) => ({ resolved })) })

it('finds folders that reach each other, also by way of a third', () => {
  const modules = [
    aModule('app/features/home/list.ts', 'app/features/stock/ribbon.ts'),
    aModule('app/features/stock/ribbon.ts', 'app/features/links/route.ts', 'packages/ui/src/icon.ts'),
    aModule('app/features/links/route.ts', 'app/features/home/menu.ts'),
    aModule('app/features/map/view.ts', 'app/features/links/route.ts'),
  ]
  expect(folderCycles(modules, ['app/features'])).toEqual(['app/features: home ↔ stock ↔ links'])
})

it('accepts folders that know each other in one direction, and what tests and stories use', () => {
  const modules = [
    aModule('app/features/home/list.ts', 'app/features/stock/ribbon.ts', 'app/features/home/menu.ts'),
    aModule('app/features/stock/ribbon.stories.tsx', 'app/features/home/list.ts'),
    aModule('app/features/stock/testing/sample.ts', 'app/features/home/list.ts'),
  ]
  expect(folderCycles(modules, ['app/features'])).toEqual([])
})
