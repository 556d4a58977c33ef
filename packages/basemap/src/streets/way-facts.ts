import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Tags } from './osm-pbf/visit-block.ts'
import { readSetJson } from './read-set-json.ts'

const WAY_FACTS_FILE = 'way-facts.json'

/** Which kinds of ways a set has at all: what it lacks needs no choice. */
export interface WayFacts {
  /** Paths with a grade of OpenStreetMap's `sac_scale`. */
  readonly hasHikingGrades: boolean
  readonly hasFerries: boolean
}

const HIKING_GRADE = /^(hiking|(demanding_)?mountain_hiking|(demanding_|difficult_)?alpine_hiking)$/

/** Looks at every way of a set. */
export class WayFactsWriter {
  #facts: WayFacts = { hasHikingGrades: false, hasFerries: false }

  add(tags: Tags): void {
    const { hasHikingGrades, hasFerries } = this.#facts
    if (hasHikingGrades && hasFerries) return
    const isGraded = tags.has('highway') && HIKING_GRADE.test(tags.get('sac_scale') ?? '')
    this.#facts = {
      hasHikingGrades: hasHikingGrades || isGraded,
      hasFerries: hasFerries || tags.get('route') === 'ferry',
    }
  }

  async write(folder: string): Promise<void> {
    await writeFile(join(folder, WAY_FACTS_FILE), JSON.stringify(this.#facts))
  }
}

/** Null for a set that was built before they were kept. */
export function readWayFacts(folder: string): WayFacts | null {
  const facts = readSetJson(join(folder, WAY_FACTS_FILE))
  return isWayFacts(facts) ? facts : null
}

function isWayFacts(value: unknown): value is WayFacts {
  if (typeof value !== 'object' || value === null) return false
  const isTold = (name: string) => typeof Reflect.get(value, name) === 'boolean'
  return isTold('hasHikingGrades') && isTold('hasFerries')
}
