import type { StockState } from '@repo/contract'
import { AppError } from '../../platform/app-error.ts'
import type { Database } from '../../platform/database.ts'
import { canView, type Reader } from '../article-access/route-article.policy.ts'
import { stockCategoriesRepository } from './stock-categories.repository.ts'
import { type StockRow, stocksRepository } from './stocks.repository.ts'

interface Wish {
  readonly articleId: number
  /** Absent: keeps it in none or, once kept, lets it go. */
  readonly categoryId?: number | null | undefined
}

type Finish = (transaction: Database, state: StockState) => Promise<void>

const NOT_STOCKED: StockState = { stock: [], onStocked: false }

/** Keeping articles. Their authors are not notified. */
export function createStocksService({ db }: { db: Database }) {
  const change = <T>(userId: number, act: (tx: Database) => Promise<T>): Promise<T> =>
    db.transaction(async (tx) => {
      await stockCategoriesRepository(tx).lockOwner(userId)
      return act(tx)
    })

  const checkCategory = async (tx: Database, userId: number, categoryId: number | null) => {
    if (categoryId === null || (await stockCategoriesRepository(tx).exists(userId, categoryId))) return
    throw new AppError('stock_category.not_found')
  }

  const keep = async (tx: Database, reader: Reader & { userId: number }, wish: Wish, existing: StockRow | null) => {
    const { articleId, categoryId = null } = wish
    const { userId } = reader
    await checkCategory(tx, userId, categoryId)
    const stocks = stocksRepository(tx)
    const token = reader.token ?? existing?.shareToken ?? null
    const article = await stocks.findArticle(articleId)
    if (!article || !canView(article, { userId, token })) throw new AppError('article.not_found')
    // Of what anybody may see no secret is needed, now or when it is shared by link one day.
    const shareToken = article.privateMode === 'url' && article.userId !== userId ? token : null
    await stocks.put({ userId, articleId, categoryId, shareToken })
    return stateOf(categoryId)
  }

  return {
    /** @throws {AppError} `article.not_found`, `stock_category.not_found` */
    stock: (reader: Reader & { userId: number }, wish: Wish, finish: Finish = async () => {}): Promise<StockState> =>
      change(reader.userId, async (tx) => {
        const stocks = stocksRepository(tx)
        const existing = await stocks.find(reader.userId, wish.articleId)
        const isLetGo = existing !== null && wish.categoryId === undefined
        if (isLetGo) await stocks.delete(reader.userId, wish.articleId)
        const state = isLetGo ? NOT_STOCKED : await keep(tx, reader, wish, existing)
        await finish(tx, state)
        return state
      }),
    /** Also for articles that their owner may no longer see. @throws {AppError} `stock.not_found`, `stock_category.not_found` */
    move: (userId: number, articleId: number, categoryId: number | null): Promise<StockState> =>
      change(userId, async (tx) => {
        const stocks = stocksRepository(tx)
        const existing = await stocks.find(userId, articleId)
        if (!existing) throw new AppError('stock.not_found')
        await checkCategory(tx, userId, categoryId)
        await stocks.put({ userId, articleId, categoryId, shareToken: existing.shareToken })
        return stateOf(categoryId)
      }),
    letGo: (userId: number, articleId: number): Promise<StockState> =>
      change(userId, async (tx) => {
        await stocksRepository(tx).delete(userId, articleId)
        return NOT_STOCKED
      }),
    /** @throws {AppError} `stock.not_found` */
    remove: (userId: number, id: number): Promise<void> =>
      change(userId, async (tx) => {
        if (!(await stocksRepository(tx).deleteEntry(userId, id))) throw new AppError('stock.not_found')
      }),
    /** The same articles, each with whether the viewer keeps it. */
    async mark<C extends StockState & { readonly id: number }>(
      userId: number | null,
      articles: readonly C[],
    ): Promise<C[]> {
      if (userId === null || articles.length === 0) return [...articles]
      const ids = articles.map(({ id }) => id)
      const rows = await stocksRepository(db).listKept(userId, ids)
      const existing = new Map(rows.map(({ articleId, categoryId }) => [articleId, categoryId]))
      return articles.map((article) => {
        const categoryId = existing.get(article.id)
        return categoryId === undefined ? article : { ...article, ...stateOf(categoryId) }
      })
    },
    /** Everything, for themselves. */
    async exportOf(userId: number) {
      const [categories, existing] = await Promise.all([
        stockCategoriesRepository(db).list(userId),
        stocksRepository(db).listAll(userId),
      ])
      return { categories, stock: existing }
    },
    count: (userId: number): Promise<number> => stocksRepository(db).count(userId),
  }
}

export type StocksService = ReturnType<typeof createStocksService>

const stateOf = (categoryId: number | null): StockState => ({
  stock: [{ stockcategory_id: categoryId }],
  onStocked: true,
})
