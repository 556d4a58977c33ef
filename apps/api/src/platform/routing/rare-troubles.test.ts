import { expect, it } from 'vitest'
import { rareTroubles } from './rare-troubles.ts'

it('says each trouble once in a while', () => {
  const warnings: string[] = []
  const warn = rareTroubles(60_000, (trouble) => warnings.push(trouble))
  for (const trouble of ['down', 'down', 'slow', 'down']) warn(trouble)
  expect(warnings).toEqual(['down', 'slow'])
})

it('says it again later', () => {
  const warnings: string[] = []
  const warn = rareTroubles(0, (trouble) => warnings.push(trouble))
  for (const trouble of ['down', 'down']) warn(trouble)
  expect(warnings).toEqual(['down', 'down'])
})
