import { COUNTED_TAG_USES } from '@repo/contract'
import { and, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { articleTags, isPublic, routeArticles } from '../../schema/route-articles.table.ts'
import { type LocalizedRow, languageOfRow, translationOfRow } from '../route-articles/languages/localized-row.ts'

/** Of what very many tags begin with, so many are looked at; of each, so many uses make it better known. */
const LOOKED_AT = { tags: 3000, uses: 1000 }

/** SQL for tag suggestions while a user types. */
export function tagSuggestionsRepository(db: Database) {
  return {
    /** Tags of public articles that begin so, the most used first. Steps from tag to tag, however many articles have one. */
    async listBeginning(beginning: string, limit: number): Promise<{ name: string; uses: number }[]> {
      if (beginning === '') return []
      const after = `${beginning}${LAST_CHARACTER}`
      const key = sql`${articleTags.key} collate "C"`
      const rows = await db.execute<{ name: string; uses: number }>(sql`
        with recursive tag as (
          (select key from ${articleTags} where is_public and ${key} >= ${beginning} and ${key} < ${after} order by ${key} limit 1)
          union all
          select (select key from ${articleTags}
            where is_public and ${key} > tag.key collate "C" and ${key} < ${after} order by ${key} limit 1)
          from tag where tag.key is not null
        )
        select used.name, least(used.uses, ${COUNTED_TAG_USES}) as uses
        from (select key from tag where key is not null limit ${LOOKED_AT.tags}) known
        cross join lateral (
          select min(name) as name, count(*)::int as uses from (
            select name from ${articleTags} where is_public and ${key} = known.key limit ${LOOKED_AT.uses}
          ) counted
        ) used
        order by used.uses desc, used.name limit ${limit}`)
      return rows.map(({ name, uses }) => ({ name, uses }))
    },
    async listTitles(ids: readonly number[]) {
      if (ids.length === 0) return []
      const rows = await db
        .select({
          id: routeArticles.id,
          title: routeArticles.title,
          summary: routeArticles.summary,
          language: routeArticles.language,
          translatedTitle: routeArticles.translatedTitle,
          translatedSummary: routeArticles.translatedSummary,
          place_ja: routeArticles.placeJa,
          place_en: routeArticles.placeEn,
        })
        .from(routeArticles)
        .where(and(inArray(routeArticles.id, [...ids]), isPublic(routeArticles)))
      const known = new Map(rows.map((row) => [row.id, titled(row)]))
      return ids.flatMap((id) => known.get(id) ?? [])
    },
  }
}

interface TitledRow extends LocalizedRow {
  readonly id: number
  readonly place_ja: string | null
  readonly place_en: string | null
}

function titled({ id, title, place_ja, place_en, ...row }: TitledRow) {
  const texts = { ...row, title }
  return { id, title, language: languageOfRow(texts), translation: translationOfRow(texts), place_ja, place_en }
}

const LAST_CHARACTER = '\u{10ffff}'
