import { expect, it } from 'vitest'
import { readmesUnlikeTheTable } from '../../boundaries/readmes.mjs'
import { PACKAGES } from '../../boundaries/rules.mjs'

it('finds a README that lacks an import, and those that lack a user', () => {
  const row = [...PACKAGES['packages/features/people'], 'packages/map-kit']
  const found = readmesUnlikeTheTable({ ...PACKAGES, 'packages/features/people': row })
  expect(found.sort()).toEqual(['packages/features/people', 'packages/map-kit'])
})

it('finds a feature without a README', () => {
  expect(readmesUnlikeTheTable({ ...PACKAGES, 'packages/features/new': [] })).toEqual(['packages/features/new'])
})
