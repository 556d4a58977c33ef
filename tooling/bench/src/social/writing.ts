import { encodePolyline } from '@mishiori/map-document'
import type postgres from 'postgres'
import { lessIsBetter, type Result } from '../benchmark.ts'
import type { DatabaseTime } from '../search/database-time.ts'
import { LAST_DEMO_ID } from '../search/seed-searchable.ts'
import type { ProductServer } from '../server/product-server.ts'
import { median } from '../stats.ts'
import { openWriter, type Person } from './people.ts'
import { ARTICLES } from './seed-social.ts'

const ROUNDS = 60
const WARM_UP = 10
/** Publishing must not know how many follow. */
const PUBLISH_TARGET = 1.25
/** Half as many a second. */
const COMMENT_TARGET = 2

/** From Yabuhara towards the Torii pass. */
const LINE = {
  tmpId: 'line-1',
  objectType: 'LINE',
  name: 'The path',
  text: '',
  color: '#DB0730',
  isMain: true,
  path: encodePolyline([
    [137.7846, 35.9312],
    [137.7901, 35.9378],
    [137.8012, 35.9455],
  ]),
}
const ARTICLE = {
  title: 'A walk',
  summary: '',
  tag: [],
  is_draft: false,
  private_mode: null,
  thumbnail_path: null,
  context: { version: 1, blocks: [{ type: 'paragraph', text: 'Along the river.' }] },
  layer: [{ id: 'layer-1', name: 'layer 1', objects: [LINE] }],
}

/** Publishing by a user whom all others follow, compared with a user without followers. */
export async function measurePublishing(product: ProductServer, star: Person, nobody: Person): Promise<Result> {
  const writers = [await openWriter(product.origin, star), await openWriter(product.origin, nobody)]
  const [value = 0, bound = 0] = await inTurns(
    writers.map((write) => () => write('/v1/routes', ARTICLE)),
    stopwatch(),
  )
  return lessIsBetter({ name: 'social.publish', unit: 'ms', value, bound, target: PUBLISH_TARGET })
}

interface Commenting {
  readonly product: ProductServer
  readonly sql: postgres.Sql
  readonly database: DatabaseTime
  readonly people: readonly Person[]
}

/**
 * What the database spends on a comment, the session found and the author told, beside one row of the same table
 * inserted by hand, its commit included.
 */
export async function measureComments({ product, sql, database, people }: Commenting): Promise<Result> {
  const writers = await Promise.all(people.map((person) => openWriter(product.origin, person)))
  const text = 'The path along the river is dry again, and the bridge is open.'
  let next = 0
  const articleId = () => LAST_DEMO_ID + 2 + ((next * 37) % (ARTICLES - 1))
  const comment = async () => {
    next++
    await writers[next % writers.length]?.(`/v1/routes/${articleId()}/comments`, { text })
  }
  const insert = async () => {
    next++
    const userId = people[next % people.length]?.id ?? 1
    // As a transaction, as the product does: the log reports a commit only where that is enabled.
    await sql.begin(
      (tx) => tx`insert into comments (route_id, user_id, text) values (${articleId()}, ${userId}, ${text})`,
    )
  }
  const clock = () => database.take()
  const [value = 0, bound = 0] = await inTurns([comment, insert], clock)
  return lessIsBetter({ name: 'social.comment', unit: 'ms', value, bound, target: COMMENT_TARGET })
}

/**
 * One after the other, so that a busy moment of the machine hits all alike.
 * @returns the median of each, in milliseconds that `spent` tells of.
 */
async function inTurns(works: readonly (() => Promise<void>)[], spent: () => number): Promise<readonly number[]> {
  const times = works.map((): number[] => [])
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    for (const [index, work] of works.entries()) {
      spent()
      await work()
      const took = spent()
      if (round >= WARM_UP) times[index]?.push(took)
    }
  }
  return times.map(median)
}

/** @returns a function that returns the milliseconds since its last call. */
function stopwatch(): () => number {
  let last = performance.now()
  return () => {
    const now = performance.now()
    const passed = now - last
    last = now
    return passed
  }
}
