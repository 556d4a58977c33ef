import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { follows } from '../../schema/follows.table.ts'
import { isPublic, publicationOf, routeArticles } from '../../schema/route-articles.table.ts'

/** Where a page of a feed ends: when its last article was published, to the microsecond, and its id. */
export interface FeedKey {
  readonly publishedMicros: string
  readonly id: number
}

/** Later than anything. */
const START: FeedKey = { publishedMicros: '99999999999999999', id: 0 }

/** SQL for the articles published by followed users. */
export function feedRepository(db: Database) {
  const published = publicationOf(routeArticles)
  /** The latest articles of one author before a key, from the end of an index. */
  const latest = (author: SQL, { publishedMicros, id }: FeedKey, limit: number) => sql`
    select ${routeArticles.id} as id, ${published} as published from ${routeArticles}
    where ${routeArticles.userId} = ${author} and ${isPublic(routeArticles)}
      and (${published}, ${routeArticles.id}) <
        (timestamptz 'epoch' + ${publishedMicros}::bigint * interval '1 microsecond', ${id}::bigint)
    order by ${published} desc, ${routeArticles.id} desc limit ${limit}`
  return {
    /**
     * The latest articles can only be of the authors whose latest ones are: each author followed costs one look into the index, and few are
     * looked at further.
     */
    async list(followerId: number, before: FeedKey | null, limit: number): Promise<FeedKey[]> {
      const key = before ?? START
      const rows = await db.execute<{ id: string; micros: string }>(sql`
        select article.id, (extract(epoch from article.published) * 1000000)::bigint as micros
        from (
          select ${follows.followedId} as id from ${follows}
          cross join lateral (${latest(sql`${follows.followedId}`, key, 1)}) newest
          where ${follows.followerId} = ${followerId}
          order by newest.published desc, newest.id desc limit ${limit}
        ) author
        cross join lateral (${latest(sql`author.id`, key, limit)}) article
        order by article.published desc, article.id desc limit ${limit}`)
      return rows.map(({ id, micros }) => ({ id: Number(id), publishedMicros: micros }))
    },
  }
}
