import { type Position, TRAVEL_PROFILES, type TravelProfile } from '@mishiori/map-document'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { member, parseJson } from '../../platform/routing/valhalla/valhalla-answer.ts'
import { valhallaRequest } from '../../platform/routing/valhalla/valhalla-request.ts'
import { createRandom, MOUNTAIN_FILES, openForeignWays, pick } from '../../testing/foreign-ways.ts'
import { costingQuestion } from './costing.policy.ts'

// Extracts of OpenStreetMap are not part of this project; where they are, each profile finds its ways through the mountainous ones.

/** Of each profile in each extract. 200 take a minute. */
const PAIRS = Number(process.env.MISHIORI_PROFILE_PAIRS ?? 50)
const never = new AbortController().signal

type Pair = readonly [Position, Position]

// Of no file there would be no suite at all, which is an error.
const FILES = MOUNTAIN_FILES.length === 0 ? ['no extract'] : MOUNTAIN_FILES

describe.skipIf(MOUNTAIN_FILES.length === 0).each(FILES)('%s', (file) => {
  let ways: Awaited<ReturnType<typeof openForeignWays>>
  beforeAll(async () => {
    ways = await openForeignWays(file)
  }, 60_000)
  afterAll(() => ways.close())

  const route = (profile: TravelProfile, stops: Pair) =>
    ways.engine.route({ stops, ...costingQuestion(profile, {}) }, never)

  async function pairsFor(profile: TravelProfile): Promise<readonly Pair[]> {
    const random = createRandom()
    const roads = await ways.roadsOf(profile)
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
    expect(ways.warnings).toEqual([])
  })

  it('never climbs steps without steps', { timeout: 120_000 }, async () => {
    let edges = 0
    for (const stops of await pairsFor('stepFree')) {
      const uses = await usesOf(ways.actor, { stops, ...costingQuestion('stepFree', {}) })
      expect(uses).not.toContain('steps')
      edges += uses.length
    }
    expect(edges).toBeGreaterThan(PAIRS * 5)
  })

  it('hikes in the mountains along other ways than it walks', { timeout: 120_000 }, async () => {
    const random = createRandom()
    const roads = await ways.roadsOf('hike')
    const onPaths = await Promise.all(roads.map((road) => isOnMountainPath(ways.actor, road)))
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

type Actor = Awaited<ReturnType<typeof openForeignWays>>['actor']

/** What the edges of the way are used for, one after the other; none where there is no way. */
async function usesOf(actor: Actor, question: Parameters<typeof valhallaRequest>[0]): Promise<readonly unknown[]> {
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

async function isOnMountainPath(actor: Actor, [lon, lat]: Position): Promise<boolean> {
  const costing_options = { pedestrian: { max_hiking_difficulty: 6 } }
  const request = { locations: [{ lon, lat }], costing: 'pedestrian', costing_options, verbose: true }
  const located = parseJson(await actor.locate(JSON.stringify(request)))
  const edges = member(Array.isArray(located) ? located[0] : null, 'edges')
  return Array.isArray(edges) && (member(member(edges[0], 'edge'), 'sac_scale') ?? 'none') !== 'none'
}
