import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Position, TRAVEL_PROFILES, type TravelProfile } from '@mishiori/map-document'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findExtraFiles } from '../../../../../tooling/extra-data/extra-files.ts'
import type { EmbeddedEngine } from '../../platform/routing/embedded/embedded-engine.ts'
import { buildSet } from '../../platform/routing/regions/build-set.ts'
import { setupOf } from '../../platform/routing/regions/tile-set.ts'
import { member, parseJson } from '../../platform/routing/valhalla/valhalla-answer.ts'
import { valhallaRequest } from '../../platform/routing/valhalla/valhalla-request.ts'
import { openTownEngine, ROUTING_PROGRAM } from '../../testing/town-engine.ts'
import { costingQuestion } from './costing.policy.ts'

// Extracts of OpenStreetMap are not part of this project; where they are, each profile finds its ways through the mountainous ones.
const { folder: extracts, names } = findExtraFiles('osm', /\.osm\.pbf$/)
const files = names.filter((name) => /andorra|liechtenstein/.test(name))

/** Of each profile in each extract. 200 take a minute. */
const PAIRS = Number(process.env.MISHIORI_PROFILE_PAIRS ?? 50)
/** Ways from which the stops of the pairs are taken. */
const SOWN = 40
/** Degrees around a known road. */
const STRAY = 0.15
const never = new AbortController().signal

type Pair = readonly [Position, Position]

describe.skipIf(files.length === 0).each(files)('%s', (file) => {
  const folder = mkdtempSync(join(tmpdir(), 'mishiori-profiles-'))
  let engine: EmbeddedEngine
  let warnings: readonly string[]
  let native: Awaited<ReturnType<typeof openNative>>
  beforeAll(async () => {
    const extract = { name: 'foreign', path: join(extracts, file) }
    const setup = setupOf(folder, await buildSet({ folder, extracts: [extract], program: ROUTING_PROGRAM }))
    native = await openNative(setup)
    const opened = await openTownEngine({ folder, setup, delete: () => {} })
    engine = opened.engine
    warnings = opened.warnings
  }, 60_000)
  afterAll(async () => {
    await engine.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const route = (profile: TravelProfile, stops: Pair) => engine.route({ stops, ...costingQuestion(profile, {}) }, never)

  /** Positions on ways that the profile can take, found from the corner, or near other ways. */
  async function roadsOf(profile: TravelProfile, near: readonly Position[]): Promise<readonly Position[]> {
    const random = createRandom()
    const roads: Position[] = []
    const start = () => stray(pick(random() < 0.5 && roads.length > 0 ? roads : near, random), random)
    for (let found = 0, tries = 0; found < SOWN && tries < SOWN * 20; tries++) {
      const answer = await route(profile, [start(), start()])
      if (!answer.ok) continue
      found++
      roads.push(...answer.path.filter((_, index) => index % 5 === 0))
    }
    return roads
  }

  async function pairsFor(profile: TravelProfile): Promise<readonly Pair[]> {
    const random = createRandom()
    const roads = await roadsOf(profile, await roadsOf('hike', [native.corner]))
    return Array.from({ length: PAIRS }, () => [pick(roads, random), pick(roads, random)])
  }

  it.each(TRAVEL_PROFILES)('has ways for %s, and no errors', { timeout: 120_000 }, async (profile) => {
    const problems: string[] = []
    for (const pair of await pairsFor(profile)) {
      const answer = await route(profile, pair)
      if (!answer.ok) problems.push(answer.problem)
      else expect(answer.durationSeconds).toBeGreaterThanOrEqual(0)
    }
    expect(problems.filter((problem) => problem !== 'notFound')).toEqual([])
    expect(problems.length, 'that are not connected').toBeLessThanOrEqual(PAIRS / 10)
    expect(warnings).toEqual([])
  })

  it('never climbs steps without steps', { timeout: 120_000 }, async () => {
    let edges = 0
    for (const stops of await pairsFor('stepFree')) {
      const uses = await native.usesOf({ stops, ...costingQuestion('stepFree', {}) })
      expect(uses).not.toContain('steps')
      edges += uses.length
    }
    expect(edges).toBeGreaterThan(PAIRS * 5)
  })

  it('hikes in the mountains along other ways than it walks', { timeout: 120_000 }, async () => {
    const random = createRandom()
    const roads = await roadsOf('hike', [native.corner])
    const onPaths = await Promise.all(roads.map(native.isOnMountainPath))
    const paths = roads.filter((_, index) => onPaths[index])
    const pairs = Array.from({ length: PAIRS }, (): Pair => [pick(paths, random), pick(roads, random)])
    let [found, others] = [0, 0]
    for (const pair of pairs) {
      const [hike, walk] = [await route('hike', pair), await route('walk', pair)]
      if (!hike.ok) continue
      found++
      if (!walk.ok || walk.path.join() !== hike.path.join()) others++
    }
    expect(found).toBeGreaterThan(PAIRS * 0.9)
    expect(others).toBeGreaterThanOrEqual(found * 0.3)
  })
})

/** The engine without the product, in this process, for what the product does not ask it. */
async function openNative({ config, probe }: { readonly config: string; readonly probe: string }) {
  const { Actor } = await import('@valhallajs/valhallajs')
  const actor = new Actor(config)
  const summary = member(member(parseJson(await actor.route(probe)), 'trip'), 'summary')
  const corner: Position = [Number(member(summary, 'min_lon')), Number(member(summary, 'min_lat'))]

  /** What the edges of the way are used for, one after the other; none where there is no way. */
  const usesOf = async (question: Parameters<typeof valhallaRequest>[0]): Promise<readonly unknown[]> => {
    const request = valhallaRequest(question)
    const answer = await actor.route(request).catch(() => 'null')
    const legs = member(member(parseJson(answer), 'trip'), 'legs')
    if (!Array.isArray(legs)) return []
    const { costing, costing_options }: Readonly<Record<string, unknown>> = JSON.parse(request)
    const traced = await actor.traceAttributes(
      JSON.stringify({
        encoded_polyline: member(legs[0], 'shape'),
        shape_match: 'walk_or_snap',
        costing,
        costing_options,
        filters: { action: 'include', attributes: ['edge.use'] },
      }),
    )
    const edges = member(parseJson(traced), 'edges')
    return Array.isArray(edges) ? edges.map((edge) => member(edge, 'use')) : []
  }
  const isOnMountainPath = async ([lon, lat]: Position): Promise<boolean> => {
    const costing_options = { pedestrian: { max_hiking_difficulty: 6 } }
    const request = { locations: [{ lon, lat }], costing: 'pedestrian', costing_options, verbose: true }
    const located = parseJson(await actor.locate(JSON.stringify(request)))
    const edges = member(Array.isArray(located) ? located[0] : null, 'edges')
    return Array.isArray(edges) && (member(member(edges[0], 'edge'), 'sac_scale') ?? 'none') !== 'none'
  }
  return { corner, usesOf, isOnMountainPath }
}

function pick(positions: readonly Position[], random: () => number): Position {
  return positions[Math.floor(random() * positions.length)] ?? [0, 0]
}

function stray([lng, lat]: Position, random: () => number): Position {
  const off = () => (random() - 0.5) * STRAY
  return [lng + off(), lat + off()]
}

function createRandom(): () => number {
  let state = 7
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
