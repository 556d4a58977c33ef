import { expect, it } from 'vitest'
import { rareTroubles } from './rare-troubles.ts'

it('says each trouble once in a while', () => {
  const said: string[] = []
  const say = rareTroubles(60_000, (trouble) => said.push(trouble))
  for (const trouble of ['down', 'down', 'slow', 'down']) say(trouble)
  expect(said).toEqual(['down', 'slow'])
})

it('says it again later', () => {
  const said: string[] = []
  const say = rareTroubles(0, (trouble) => said.push(trouble))
  for (const trouble of ['down', 'down']) say(trouble)
  expect(said).toEqual(['down', 'down'])
})
