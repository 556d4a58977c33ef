import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkVisits, VISITS } from '../../../apps/web/e2e/visits.ts'
import { root } from '../lib/paths.mjs'
import { journeysOf } from './journeys.mjs'
import { specsOfJourneys } from './selection.mjs'

test('every journey says what it is about, and all of that is there', () => {
  const journeys = Object.keys(specsOfJourneys())
  expect(journeys.length).toBeGreaterThan(20)
  checkVisits(journeys)
  expect(() => checkVisits([...journeys, 'flying'])).toThrow('no row for flying')
  expect(() => checkVisits(journeys.slice(1))).toThrow(`names ${journeys[0]}`)
})

test('no journey is about the whole app', () => {
  for (const visited of Object.values(VISITS)) for (const path of visited) expect(path).toMatch(/\.tsx?$|[a-z]\/$/)
})

const file = (source, ...imported) => ({ source, dependencies: imported.map((resolved) => ({ resolved })) })
const modules = [
  file('apps/web/app/routes/walk.tsx', 'packages/features/tracking/src/walk-page.tsx', 'packages/ui/src/button.tsx'),
  file('apps/web/app/routes/users/user.tsx', 'packages/ui/src/button.tsx'),
  file('packages/features/tracking/src/walk-page.tsx', 'packages/features/tracking/src/steps.ts'),
  file('packages/features/tracking/src/steps.ts', 'packages/features/tracking/src/walk-page.tsx'),
  {
    source: 'packages/ui/src/button.tsx',
    dependencies: [{ resolved: 'packages/ui/src/types.ts', dependencyTypes: ['local', 'type-only'] }],
  },
  file('apps/web/e2e/walking.spec.ts', 'apps/web/e2e/support/hand.ts'),
  file('apps/api/src/server.ts', 'packages/contract/src/index.ts'),
]
const specs = { walking: 'apps/web/e2e/walking.spec.ts', people: 'apps/web/e2e/people.spec.ts' }
const visits = { walking: ['routes/walk.tsx'], people: ['routes/users/'] }
const chosen = (...changed) => journeysOf({ changed, modules, specs, visits })

test('a change in a feature chooses the journeys whose pages import it', () => {
  expect(chosen('packages/features/tracking/src/steps.ts')).toEqual(['walking'])
  expect(chosen('packages/ui/src/button.tsx')).toEqual(['walking', 'people'])
  expect(chosen('packages/features/booklet/src/booklet.tsx')).toEqual([])
})

test('a journey runs when its spec or what that imports changes', () => {
  expect(chosen('apps/web/e2e/people.spec.ts')).toEqual(['people'])
  expect(chosen('apps/web/e2e/support/hand.ts')).toEqual(['walking'])
})

test('what the server runs on is behind every journey', () => {
  for (const path of ['apps/api/src/modules/users/users.table.ts', 'packages/contract/src/index.ts', 'pnpm-lock.yaml'])
    expect(chosen(path)).toEqual(['walking', 'people'])
})

test('what is read as a file, and imported by nothing, is behind every journey', () => {
  for (const path of [
    'apps/web/e2e/fixtures/pass.png',
    'apps/web/e2e/matrix.ts',
    'apps/web/e2e/visits.ts',
    'packages/basemap/assets/world.pmtiles',
    'packages/demo-region/assets/town.osm.pbf',
    'packages/features/authoring/src/testing/torii-tea-house.jpg',
  ]) {
    expect(existsSync(join(root, path)), path).toBe(true)
    expect(chosen(path), path).toEqual(['walking', 'people'])
  }
  expect(chosen('packages/basemap/assets/SOURCES.md')).toEqual([])
})

test('types, tests, stories and words about the code break no journey', () => {
  const paths = [
    'packages/ui/src/types.ts',
    'packages/ui/src/button.stories.tsx',
    'apps/api/src/app.test.ts',
    'docs/limits.md',
  ]
  expect(chosen(...paths)).toEqual([])
})
