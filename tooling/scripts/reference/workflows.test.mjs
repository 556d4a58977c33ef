import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../lib/paths.mjs'
import { readSource } from './tables.mjs'

const workflows = readdirSync(join(root, '.github/workflows'))
const used = workflows.flatMap((name) =>
  [...readSource(`.github/workflows/${name}`).matchAll(/\buses: (.+)$/gm)].map(([, action]) => action),
)
const ofOthers = used.filter((action) => !action.startsWith('./'))

it('runs the code of other repositories that was looked at, by its commit, and says its version', () => {
  expect(ofOthers.length).toBeGreaterThan(20)
  expect(ofOthers.filter((action) => !/^[\w-]+(?:\/[\w-]+)+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual([])
})

it('runs one commit of each', () => {
  const commits = Map.groupBy(ofOthers, (action) => action.split('/').slice(0, 2).join('/').split('@')[0])
  const differing = [...commits].filter(([, actions]) => new Set(actions.map((one) => one.split('@')[1])).size > 1)
  expect(differing).toEqual([])
})
