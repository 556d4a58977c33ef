import { LISTS_TAG } from '@repo/contract'
import { eq, sql } from 'drizzle-orm'
import { AppError } from '../../platform/app-error.ts'
import type { Database } from '../../platform/database.ts'
import { databaseTime } from '../../platform/database-time.ts'
import { instanceSettings } from '../../platform/instance-settings/instance-settings.table.ts'
import type { PageInvalidation } from '../../platform/page-invalidation.ts'
import type { ArticleFinder } from '../route-articles/article-finder.ts'

const SETTING = 'featured_route'
const DAY_MS = 24 * 60 * 60 * 1000

/** A route that the editors show on the front page. */
export interface Featured {
  readonly articleId: number
  /** Why, in each language; '' where they said nothing. */
  readonly words: { readonly ja: string; readonly en: string }
  /** When it ends, as ISO time in UTC. */
  readonly until: string
}

interface FeaturedDependencies {
  readonly db: Database
  readonly pages: Pick<PageInvalidation, 'transaction'>
  readonly finder: Pick<ArticleFinder, 'listCards'>
}

/** The one route of the week, for the product and for the operator's command line alike. */
export function createFeaturedService({ db, pages, finder }: FeaturedDependencies) {
  const read = async (): Promise<Featured | null> => {
    const [row] = await db
      .select({ value: instanceSettings.value })
      .from(instanceSettings)
      .where(eq(instanceSettings.name, SETTING))
    return isFeatured(row?.value) ? row.value : null
  }
  return {
    /** The one that is shown now; null when there is none or it has expired. */
    async current(at?: Date): Promise<Featured | null> {
      const [featured, now] = [await read(), at ?? (await databaseTime(db))]
      return featured && Date.parse(featured.until) > now.getTime() ? featured : null
    },

    /**
     * Shows a public article on the front page, in place of the one before.
     *
     * @throws {AppError} `article.not_found` when there is no such public article.
     */
    async choose(
      articleId: number,
      { words, days, from }: { words: Featured['words']; days: number; from?: Date },
    ): Promise<Featured> {
      const [card] = await finder.listCards([articleId])
      if (!card) throw new AppError('article.not_found')
      const begin = from ?? (await databaseTime(db))
      const value: Featured = { articleId, words, until: new Date(begin.getTime() + days * DAY_MS).toISOString() }
      await pages.transaction(async (tx, changed) => {
        const set = { value, updatedAt: sql`now()` }
        await tx
          .insert(instanceSettings)
          .values({ name: SETTING, value })
          .onConflictDoUpdate({ target: instanceSettings.name, set })
        changed(LISTS_TAG)
      })
      return value
    },

    async clear(): Promise<void> {
      await pages.transaction(async (tx, changed) => {
        await tx.delete(instanceSettings).where(eq(instanceSettings.name, SETTING))
        changed(LISTS_TAG)
      })
    },
  }
}

export type FeaturedService = ReturnType<typeof createFeaturedService>

/** Settings are JSON that another release may have written. */
function isFeatured(value: unknown): value is Featured {
  if (typeof value !== 'object' || value === null) return false
  const { articleId, words, until } = value as Partial<Record<keyof Featured, unknown>>
  const isSaid = typeof words === 'object' && words !== null && 'ja' in words && 'en' in words
  return typeof articleId === 'number' && typeof until === 'string' && isSaid
}
