import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { haversineDistanceMeters, type Position, type TravelProfile } from '@mishiori/map-document'
import { scanWays } from '@repo/basemap/testing/scan-ways'
import { findExtraFiles } from '../../../../tooling/extra-data/extra-files.ts'
import { costingQuestion } from '../modules/directions/costing.policy.ts'
import { buildSet } from '../platform/routing/regions/build-set.ts'
import { setupOf } from '../platform/routing/regions/tile-set.ts'
import { member, parseJson } from '../platform/routing/valhalla/valhalla-answer.ts'
import { openTownEngine, ROUTING_PROGRAM } from './town-engine.ts'

const { folder: extracts, names } = findExtraFiles('osm', /\.osm\.pbf$/)
/** Extracts of OpenStreetMap with mountains; none where they are not, as they are not part of this project. */
export const MOUNTAIN_FILES = names.filter((name) => /andorra|liechtenstein/.test(name))
/** Those of towns. */
export const TOWN_FILES = names.filter((name) => /bayfront/.test(name))

/** Ways from which the stops of the suites are taken. */
const SOWN = 40
/** Degrees around a known road. */
const STRAY = 0.15
const never = new AbortController().signal

/** The real engine on one of them. */
export async function openForeignWays(file: string) {
  const folder = mkdtempSync(join(tmpdir(), 'mishiori-foreign-'))
  const extract = { name: 'foreign', path: join(extracts, file) }
  const setup = setupOf(folder, await buildSet({ folder, extracts: [extract], program: ROUTING_PROGRAM }))
  const { engine, warnings } = await openTownEngine({ folder, setup, delete: () => {} })
  const { Actor } = await import('@valhallajs/valhallajs')
  /** The engine without the product, in this process, for what the product does not ask it. */
  const actor = new Actor(setup.config)
  const summary = member(member(parseJson(await actor.route(setup.probe)), 'trip'), 'summary')
  const corner: Position = [Number(member(summary, 'min_lon')), Number(member(summary, 'min_lat'))]

  /** Positions on ways that the profile can take, found near others. */
  async function sow(profile: TravelProfile, near: readonly Position[]): Promise<readonly Position[]> {
    const random = createRandom()
    const roads: Position[] = []
    const start = () => stray(pick(random() < 0.5 && roads.length > 0 ? roads : near, random), random)
    for (let found = 0, tries = 0; found < SOWN && tries < SOWN * 20; tries++) {
      const answer = await engine.route({ stops: [start(), start()], ...costingQuestion(profile, {}) }, never)
      if (!answer.ok) continue
      found++
      roads.push(...answer.path.filter((_, index) => index % 5 === 0))
    }
    return roads
  }
  return {
    engine,
    warnings,
    actor,
    /** Positions on ways that the profile can take. */
    roadsOf: async (profile: TravelProfile) => {
      const roads = await sow('hike', [corner])
      return profile === 'hike' ? roads : sow(profile, roads)
    },
    /** Places on the ways of the extract, each metre of which is as likely as any other. */
    placesOnWays: async (count: number): Promise<readonly Position[]> => {
      const stretches = [...(await scanWays(extract.path)).segments.keys()].map(stretchOf)
      const whole = stretches.reduce((sum, { meters }) => sum + meters, 0)
      const random = createRandom()
      return Array.from({ length: count }, () => placeAt(stretches, random() * whole))
    },
    close: async () => {
      await engine.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

interface Stretch {
  readonly ends: readonly [Position, Position]
  readonly meters: number
}

/** Its ends as they were read: `lng,lat lng,lat`. */
function stretchOf(key: string): Stretch {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = key.split(/[ ,]/).map(Number)
  const ends = [
    [x1, y1],
    [x2, y2],
  ] as const
  return { ends, meters: haversineDistanceMeters(...ends) }
}

/** So many metres along all of them, one after the other. */
function placeAt(stretches: readonly Stretch[], meters: number): Position {
  let gone = 0
  for (const stretch of stretches) {
    const [[x1, y1], [x2, y2]] = stretch.ends
    const part = (meters - gone) / stretch.meters
    if (part <= 1) return [x1 + (x2 - x1) * part, y1 + (y2 - y1) * part]
    gone += stretch.meters
  }
  return stretches.at(-1)?.ends[1] ?? [0, 0]
}

export function pick(positions: readonly Position[], random: () => number): Position {
  return positions[Math.floor(random() * positions.length)] ?? [0, 0]
}

function stray([lng, lat]: Position, random: () => number): Position {
  const off = () => (random() - 0.5) * STRAY
  return [lng + off(), lat + off()]
}

/** The same numbers each time. */
export function createRandom(): () => number {
  let state = 7
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
