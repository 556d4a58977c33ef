import { encodePolyline } from '@mishiori/map-document'
import type postgres from 'postgres'
import { lessIsBetter, type Result } from '../benchmark.ts'
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
  ...{ tmpId: 'line-1', objectType: 'LINE', name: '', text: '', color: '#DB0730', isMain: true },
  path: encodePolyline([
    [137.7846, 35.9312],
    [137.7901, 35.9378],
    [137.8012, 35.9455],
  ]),
}
const ARTICLE = {
  ...{ title: 'A walk', summary: '', tag: [], is_draft: false, private_mode: null, thumbnail_path: null },
  context: { version: 1, blocks: [{ type: 'paragraph', text: 'Along the river.' }] },
  layer: [{ id: 'layer-1', name: 'layer 1', objects: [LINE] }],
}

/** Publishing by who is followed by everybody, beside somebody whom nobody follows. */
export async function measurePublishing(product: ProductServer, star: Person, nobody: Person): Promise<Result> {
  const writers = [await openWriter(product.origin, star), await openWriter(product.origin, nobody)]
  const [value = 0, bound = 0] = await inTurns(writers.map((write) => () => write('/v1/routes', ARTICLE)))
  return lessIsBetter({ name: 'social.publish', unit: 'ms', value, bound, target: PUBLISH_TARGET })
}

/** A comment, whose author is told, beside a row that is inserted by hand through the same driver. */
export async function measureComments(
  product: ProductServer,
  sql: postgres.Sql,
  people: readonly Person[],
): Promise<Result> {
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
    await sql`insert into comments (route_id, user_id, text) values (${articleId()}, ${people[next % people.length]?.id ?? 1}, ${text})`
  }
  const [value = 0, bound = 0] = await inTurns([comment, insert])
  return lessIsBetter({ name: 'social.comment', unit: 'ms', value, bound, target: COMMENT_TARGET })
}

/** One after the other, so that a busy moment of the machine hits all alike. @returns the median of each, in milliseconds. */
async function inTurns(works: readonly (() => Promise<void>)[]): Promise<readonly number[]> {
  const times = works.map((): number[] => [])
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    for (const [index, work] of works.entries()) {
      const start = performance.now()
      await work()
      if (round >= WARM_UP) times[index]?.push(performance.now() - start)
    }
  }
  return times.map(median)
}
