import { setTimeout as sleep } from 'node:timers/promises'
import {
  type AnyLine,
  boundsOf,
  densifyPath,
  nearestPointOnPath,
  type Position,
  pathLengthMeters,
} from '@mishiori/map-document'
import type { Database } from '../../platform/database.ts'
import { reasonOf } from '../../platform/reason-of.ts'
import type { articlePlaces } from '../../schema/activities.table.ts'
import type { LabelPosition } from '../places/gazetteer.ts'
import { readStoredMap } from '../route-articles/article-content.ts'
import { trackLines } from '../route-articles/tracks/track-facts.ts'
import { reachedPlacesRepository } from './reached-places.repository.ts'

type PlaceRow = typeof articlePlaces.$inferInsert

/** Metres between positions whose town is looked up; more on a line that has too many of them. */
const STEP_METERS = 1_000
const MAX_STEPS = 200
/** From a summit, as whoever stood beside its stone did; receivers are up to so far off below trees. */
const SUMMIT_METERS = 60
const MAPS = 10
/** How often it is looked whether there is something to do. */
const POLL_MS = 5_000

interface FindParts {
  readonly db: Database
  readonly labelPosition: LabelPosition
  readonly report: (warning: string) => void
}

type Repository = ReturnType<typeof reachedPlacesRepository>

/** Positions along a line, both ends too. */
function samplesOf({ path }: AnyLine): readonly Position[] {
  const steps = Math.min(MAX_STEPS, Math.ceil(pathLengthMeters(path) / STEP_METERS))
  const dense = densifyPath(path, Math.max(path.length, steps) + steps)
  const every = Math.max(1, Math.floor((dense.length - 1) / Math.max(1, steps)))
  return dense.filter((_, index) => index % every === 0 || index === dense.length - 1)
}

async function townsOf(lines: readonly AnyLine[], labelPosition: LabelPosition) {
  const found = new Map<string, Omit<PlaceRow, 'articleId' | 'isShown'>>()
  for (const position of lines.flatMap(samplesOf)) {
    const label = await labelPosition(position)
    const placeId = label && `${label.ja}\n${label.en}`
    if (placeId && !found.has(placeId))
      found.set(placeId, { kind: 'municipality', placeId, nameJa: label.ja, nameEn: label.en, position: [...position] })
  }
  return found
}

async function summitsOf(lines: readonly AnyLine[], repository: Repository) {
  const found = new Map<string, Omit<PlaceRow, 'articleId' | 'isShown'>>()
  const bounds = boundsOf(lines.flatMap(({ path }) => path))
  // A line across 180° would have a box around the world.
  if (bounds === null || bounds[2] < bounds[0]) return found
  for (const { id, position, ...names } of await repository.listSummits(bounds)) {
    for (const line of lines) {
      const near = nearestPointOnPath(line.path, position, SUMMIT_METERS)
      if (!near) continue
      const meters = line.elevationsMeters?.[near.segmentIndex] ?? null
      const elevationMeters = meters === null ? null : Math.round(meters)
      if (!found.has(id)) found.set(id, { kind: 'summit', placeId: id, ...names, position, elevationMeters })
    }
  }
  return found
}

/** Looks up what some tracks reach. @returns whether there may be more to do. */
async function findPlaces({ db, labelPosition, report }: FindParts, signal: AbortSignal): Promise<boolean> {
  const repository = reachedPlacesRepository(db)
  const gazetteer = await repository.findGazetteer()
  if (gazetteer === null) return false
  const reach = async (layers: unknown) => {
    const lines = trackLines(readStoredMap(layers))
    return new Map([...(await townsOf(lines, labelPosition)), ...(await summitsOf(lines, repository))])
  }
  const outdated = await repository.listOutdated(gazetteer, MAPS)
  for (const { id, layers, ownLayers } of outdated) {
    signal.throwIfAborted()
    try {
      const own = await reach(ownLayers ?? layers)
      const shown = ownLayers === null ? own : await reach(layers)
      const rows = [...own].map(([key, place]) => ({ ...place, articleId: id, isShown: shown.has(key) }))
      await repository.put(id, gazetteer, rows)
    } catch (error) {
      report(`The places of article ${id} could not be found: ${reasonOf(error)}`)
      await repository.put(id, gazetteer, [])
    }
  }
  return outdated.length === MAPS
}

/** Does so for as long as the process runs, with pauses. @returns how to stop. */
export function findPlacesOnAndOn(parts: FindParts): () => Promise<void> {
  const stopping = new AbortController()
  const { signal } = stopping
  const working = (async () => {
    while (!signal.aborted) {
      const isBusy = await findPlaces(parts, signal).catch((error: unknown) => {
        if (!signal.aborted) parts.report(`Places will be looked up again: ${reasonOf(error)}`)
        return false
      })
      await sleep(isBusy ? 0 : POLL_MS, undefined, { signal }).catch(() => {}) // stopping is no fault
    }
  })()
  return async () => {
    stopping.abort()
    await working
  }
}
