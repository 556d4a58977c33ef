import { TRAVEL_PROFILES } from '@mishiori/map-document'
import { afterEach, expect, it, vi } from 'vitest'
import { travelChoices } from './travel-choices.ts'

const everywhere = { hasFerries: true, hasHikingGrades: true, hasElevations: true }

afterEach(() => vi.unstubAllGlobals())

/** A browser with this in its storage; null for one that refuses to keep anything. */
function storage(kept: Map<string, string> | null) {
  const refuse = () => {
    throw new Error('refused')
  }
  vi.stubGlobal('localStorage', {
    getItem: kept ? (key: string) => kept.get(key) ?? null : refuse,
    setItem: kept ? (key: string, value: string) => kept.set(key, value) : refuse,
  })
}

it('has every profile once', () => {
  expect([...travelChoices(everywhere).profiles].sort()).toEqual([...TRAVEL_PROFILES].sort())
})

it('lets motors be asked for half an hour, and everybody else for an hour', () => {
  const { reach } = travelChoices(everywhere)
  expect(reach?.('eBike')).toEqual({ minutes: 60, kilometers: 30 })
  expect(reach?.('motorcycle')).toEqual({ minutes: 30, kilometers: 30 })
})

it('begins as the last line on this device went', () => {
  const kept = new Map<string, string>()
  storage(kept)
  const choices = travelChoices(everywhere)
  expect(choices.initialProfile?.()).toBeNull()
  choices.onProfile?.('eBike')
  expect(choices.initialProfile?.()).toBe('eBike')
  for (const key of kept.keys()) kept.set(key, 'broomstick')
  expect(choices.initialProfile?.()).toBeNull()
})

it('works where the browser keeps nothing', () => {
  storage(null)
  const choices = travelChoices(everywhere)
  choices.onProfile?.('car')
  expect(choices.initialProfile?.()).toBeNull()
})

it('leaves out what no region has', () => {
  expect(travelChoices(everywhere).options).toEqual(expect.arrayContaining(['avoidFerries', 'hardestPath', 'hills']))
  const options = travelChoices({ hasFerries: false, hasHikingGrades: false, hasElevations: false }).options
  expect(options).not.toContain('avoidFerries')
  expect(options).not.toContain('hardestPath')
  expect(options).not.toContain('hills')
  expect(options).toContain('avoidSteps')
})
