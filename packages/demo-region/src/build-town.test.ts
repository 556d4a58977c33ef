import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { buildTown, TOWN_FILE, townBytes } from './build-town.ts'
import { TOWN_CENTER } from './town-plan.ts'

const KILOMETERS_PER_DEGREE = 111.2

describe('the town that ships', () => {
  it('is what the generator makes, byte for byte', () => {
    const shipped = readFileSync(fileURLToPath(new URL(`../assets/${TOWN_FILE}`, import.meta.url)))
    expect(Buffer.from(townBytes()).equals(shipped)).toBe(true)
  })

  it('reaches a kilometre from its middle to each side', () => {
    const { nodes } = buildTown()
    const north = nodes.map(({ lat }) => (lat - TOWN_CENTER[1]) * KILOMETERS_PER_DEGREE)
    const scale = KILOMETERS_PER_DEGREE * Math.cos((TOWN_CENTER[1] * Math.PI) / 180)
    const east = nodes.map(({ lng }) => (lng - TOWN_CENTER[0]) * scale)
    for (const kilometers of [north, east]) {
      expect(Math.min(...kilometers)).toBeLessThan(-1)
      expect(Math.max(...kilometers)).toBeGreaterThan(1)
    }
  })

  it('has streets that name only nodes it has', () => {
    const { nodes, ways } = buildTown()
    const ids = new Set(nodes.map(({ id }) => id))
    expect(ways.flatMap(({ refs }) => refs).filter((ref) => !ids.has(ref))).toEqual([])
  })

  it.each([
    ['one-way streets', ({ oneway }) => oneway !== undefined],
    ['a footpath', ({ highway }) => highway === 'footway'],
    ['stairs', ({ highway }) => highway === 'steps'],
    ['stairs whose steps are counted', ({ highway, step_count }) => highway === 'steps' && step_count !== undefined],
    [
      'streets that say nothing of their ground',
      ({ highway, surface }) => highway === 'residential' && surface === undefined,
    ],
    ['a forest road', ({ tracktype, surface }) => tracktype === 'grade3' && surface === 'gravel'],
    ['a mountain path', ({ sac_scale }) => sac_scale === 'mountain_hiking'],
    ['a motorway', ({ highway }) => highway === 'motorway'],
  ] satisfies [string, (tags: Readonly<Record<string, string>>) => boolean][])('has %s', (_, isOne) => {
    expect(buildTown().ways.some(({ tags }) => isOne(tags))).toBe(true)
  })

  it('has two bridges over its river', () => {
    expect(buildTown().ways.filter(({ tags }) => tags.bridge === 'yes')).toHaveLength(2)
  })
})
