import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import { workerData } from 'node:worker_threads'
import { openDatabase } from '@repo/product'
import type postgres from 'postgres'
import { bodyLine, mapLine, routeLine, searchLine, tagLines } from './article-lines.ts'
import { createArticleMaker, type MadeArticle } from './made-articles.ts'

/** What a worker copies: articles with ids above `after`, up to `to`. */
export interface CopyOrder {
  readonly dataFolder: string
  readonly after: number
  readonly to: number
  /** Only articles above have a map and a body. */
  readonly mapsAfter: number
}

const TABLES = {
  'routes (id, user_id, title, summary, is_draft, share_token, distance_km, climb_m, course_minutes, course_model, course_version, course_constant, is_loop, line_profile, facts_version, bounds, preview_key, favorite_count, copy_count, created_at, updated_at)':
    routeLine,
  'route_tags (route_id, key, name, position)': tagLines,
  'route_search (route_id, version, tokens, head, body, anchor, outline, is_public, favorite_count, copy_count, distance_km, course_minutes, climb_m, course_constant, bounds, published_at)':
    searchLine,
}
const TABLES_OF_MAPS = { 'route_maps (route_id, layers)': mapLine, 'route_bodies (route_id, body)': bodyLine }
const PART_LENGTH = 1 << 18

await copyArticles(workerData)

/** Makes every article once, for all tables. */
async function copyArticles({ dataFolder, after, to, mapsAfter }: CopyOrder): Promise<void> {
  const sql = openDatabase(dataFolder)
  const make = createArticleMaker()
  const open = (tables: Readonly<Record<string, (article: MadeArticle) => string>>) =>
    Promise.all(Object.entries(tables).map(([into, toLines]) => openCopy(sql, into, toLines)))
  const [tables, ofMaps] = await Promise.all([open(TABLES), open(TABLES_OF_MAPS)])
  for (let id = after + 1; id <= to; id++) {
    const article = make(id)
    for (const table of tables) await table.add(article)
    if (id > mapsAfter) for (const table of ofMaps) await table.add(article)
  }
  for (const table of [...tables, ...ofMaps]) await table.end()
  await sql.end()
}

/**
 * A table that takes articles as lines of `copy`, over a connection of its own; that articles and authors exist is not
 * looked up for each.
 */
async function openCopy(sql: postgres.Sql, into: string, toLines: (article: MadeArticle) => string) {
  const connection = await sql.reserve()
  await connection`set session_replication_role = replica`
  const stream = await connection.unsafe(`copy ${into} from stdin`).writable()
  let part = ''
  return {
    async add(article: MadeArticle): Promise<void> {
      part += toLines(article)
      if (part.length < PART_LENGTH) return
      const isTaken = stream.write(part)
      part = ''
      if (!isTaken) await once(stream, 'drain')
    },
    async end(): Promise<void> {
      stream.end(part)
      await finished(stream)
      connection.release()
    },
  }
}
