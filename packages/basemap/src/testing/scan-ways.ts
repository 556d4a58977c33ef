import type { Position } from '@mishiori/map-document'
import { readBlocks } from '../streets/osm-pbf/read-blocks.ts'
import { type Tags, visitBlock } from '../streets/osm-pbf/visit-block.ts'

/** What a way says, read as the wiki has it and by no code of the product. */
export interface TaggedWay {
  readonly surface: string | null
  readonly isSteps: boolean
  readonly stepCount: number | null
  readonly hikingGrade: number | null
}

interface ScannedWays {
  /** The ways that lead from one node to the next, by both of their positions. */
  readonly segments: ReadonlyMap<string, readonly TaggedWay[]>
  /** Some of their nodes. */
  readonly starts: readonly Position[]
}

/** Words of the map, by what is under the feet. */
const GROUND: readonly (readonly [string, RegExp])[] = [
  ['paved', /^(paved|asphalt|concrete(:plates|:lanes)?|chipseal|tartan|acrylic)$/],
  ['stones', /^(paving_stones|sett|cobblestone|unhewn_cobblestone|bricks?|stone|stepping_stones)$/],
  ['boards', /^(wood|metal|metal_grid)$/],
  ['gravel', /^(compacted|fine_gravel|gravel|pebblestone|unpaved)$/],
  ['ground', /^(ground|dirt|earth|mud|clay|grass|sand|rocks?|bare_rock|woodchips)$/],
]
const GRADES = [
  'hiking',
  'mountain_hiking',
  'demanding_mountain_hiking',
  'alpine_hiking',
  'demanding_alpine_hiking',
  'difficult_alpine_hiking',
]
const ONE_OF = 50

/** All ways of an extract that may be gone along, in memory: for small ones. */
export async function scanWays(path: string): Promise<ScannedWays> {
  const positions = new Map<number, string>()
  const ways: { refs: readonly number[]; tags: Tags }[] = []
  for await (const { bytes } of readBlocks(path)) {
    visitBlock(bytes, {
      node: ({ id, lng, lat }) => void positions.set(id, keyOf([lng, lat])),
      way: (_, refs, tags) => void (tags.has('highway') && ways.push({ refs, tags })),
    })
  }
  const segments = new Map<string, TaggedWay[]>()
  const starts: Position[] = []
  for (const { refs, tags } of ways) {
    const way = readTags(tags)
    const keys = refs.flatMap((ref) => positions.get(ref) ?? []).filter((key, index, all) => key !== all[index - 1])
    for (const [index, key] of keys.entries()) {
      const next = keys[index + 1]
      if (next === undefined) break
      for (const ends of [`${key} ${next}`, `${next} ${key}`]) segments.set(ends, [...(segments.get(ends) ?? []), way])
      if ((segments.size / 2) % ONE_OF === 0) starts.push(positionOf(key))
    }
  }
  return { segments, starts }
}

/** The ways that have both places as nodes next to each other. */
export function waysBetween({ segments }: ScannedWays, from: Position, to: Position): readonly TaggedWay[] {
  return segments.get(`${keyOf(from)} ${keyOf(to)}`) ?? []
}

const keyOf = ([lng, lat]: Position) => `${lng.toFixed(5)},${lat.toFixed(5)}`
const positionOf = (key: string): Position => {
  const [lng = 0, lat = 0] = key.split(',').map(Number)
  return [lng, lat]
}

function readTags(tags: Tags): TaggedWay {
  const isSteps = tags.get('highway') === 'steps'
  const words = (tags.get('surface') ?? '').split(';').map((word) => word.trim())
  const kinds = new Set(words.map((word) => GROUND.find(([, pattern]) => pattern.test(word))?.[0] ?? null))
  const [surface = null] = kinds
  const count = Number(tags.get('step_count'))
  const grade = GRADES.indexOf(tags.get('sac_scale') ?? '')
  return {
    surface: kinds.size === 1 ? surface : null,
    isSteps,
    stepCount: isSteps && Number.isInteger(count) && count > 0 ? count : null,
    hikingGrade: grade < 0 ? null : grade + 1,
  }
}
