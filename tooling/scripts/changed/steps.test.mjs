import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../lib/paths.mjs'
import { testSteps } from '../lib/test-steps.mjs'
import { describeSelection, onlyChanged } from './steps.mjs'

const own = (name, path, tasks) => ({ name, path, tasks, isPublished: false })
const feature = own('@repo/tracking', 'packages/features/tracking', ['typecheck', 'test', 'stories'])
const web = own('@repo/web', 'apps/web', ['build', 'typecheck', 'test', 'stories', 'e2e'])
const scripts = own('@repo/scripts', 'tooling/scripts', ['test'])
const editor = {
  ...own('@mishiori/map-editor', 'packages/map-editor', ['build', 'test', 'stories']),
  isPublished: true,
}
const selection = (affected, chosen) => ({
  base: '0123456789abcdef',
  changed: ['a.ts'],
  affected,
  all: [feature, web, scripts, editor],
  journeys: { chosen, all: ['recording', 'writing'] },
})
const argsOf = (affected, chosen) => {
  const checks = onlyChanged(testSteps(), selection(affected, chosen)).flatMap((step) => step.checks)
  return Object.fromEntries(checks.map(({ name, args }) => [name, args.join(' ')]))
}

test('a change in a feature runs its tests, those of what uses it, and its journeys', () => {
  const args = argsOf([feature, web], ['recording'])
  const since = '--filter=...[0123456789abcdef]'
  expect(args['unit and API tests']).toContain(`run test ${since} --filter=@repo/scripts --continue`)
  expect(args['unit and API tests']).toMatch(/ -- --retry=1$/)
  expect(args['stories in Chromium']).toContain('stories-of packages/features/tracking/src/ ../web/app/ --retry=1')
  expect(args.builds).toContain('--filter=@repo/web --filter=@repo/api')
  expect(args['end-to-end in Chromium']).toMatch(/ e2e \/recording\.spec\.ts$/)
  expect(args['format and lint']).toBe('ci --diagnostic-level=warn .')
  expect(args['published packages']).toBeUndefined()
})

test('checks are told apart by what they say of themselves, whatever their titles', () => {
  const argsUnder = (rename) => {
    const steps = testSteps().map((step) => ({ ...step, checks: step.checks.map(rename) }))
    const chosen = onlyChanged(steps, selection([editor, web], ['recording']))
    return chosen.flatMap(({ checks }) => checks.map(({ args }) => args))
  }
  expect(argsUnder((check) => ({ ...check, name: 'another' }))).toEqual(argsUnder((check) => check))
})

test('stories leave their report where the whole step reads it', () => {
  const [stories] = onlyChanged(testSteps(), selection([feature], [])).flatMap(({ checks }) =>
    checks.filter(({ task }) => task === 'stories'),
  )
  const written = stories.args.find((arg) => arg.startsWith('--outputFile.json=')).replace('--outputFile.json=', '')
  expect(stories.reports).toContain(join('apps/storybook', written))
  const { scripts } = JSON.parse(readFileSync(join(root, 'apps/web/package.json'), 'utf8'))
  expect(scripts.stories).toContain(`--outputFile.json=${written}`)
})

test('a change in words runs the static checks and what reads the documentation', () => {
  const args = argsOf([], [])
  expect(Object.keys(args)).toContain('links and commands of the documentation')
  expect(args['unit and API tests']).toContain('run test --filter=@repo/scripts --continue')
  for (const name of ['types', 'builds', 'stories in Chromium', 'end-to-end in Chromium'])
    expect(args[name]).toBeUndefined()
})

test('a change in a published package packs all of them', () => {
  const args = argsOf([editor, web], [])
  expect(args.builds).toContain('--filter=./packages/*')
  for (const check of ['published packages', "embedder's proof", "programs' proof"]) {
    expect(args[check]).toBeDefined()
  }
})

test('what is left out is named', () => {
  expect(describeSelection(selection([feature, web], ['recording']))).toEqual([
    '1 files differ from 0123456789',
    'test: tracking, web',
    '  left out: map-editor',
    'stories: tracking, web',
    '  left out: map-editor',
    'journeys: recording',
    '  left out (1): writing',
  ])
})
