import { PRODUCT_LIMITS, type StockCategoryList } from '@repo/contract'
import { AppError } from '../../platform/app-error.ts'
import type { Database } from '../../platform/database.ts'
import { foldWords } from '../../platform/folding/fold-text.ts'
import { stockCategoriesRepository } from './stock-categories.repository.ts'

type Repository = ReturnType<typeof stockCategoriesRepository>
type Finish = (transaction: Database, list: StockCategoryList) => Promise<void>

/** What people sort the articles by that they keep. Every change answers all categories. */
export function createStockCategoriesService({ db }: { db: Database }) {
  const change = (userId: number, act: (categories: Repository) => Promise<void>, finish: Finish = async () => {}) =>
    db.transaction(async (tx) => {
      const categories = stockCategoriesRepository(tx)
      await categories.lockOwner(userId)
      await act(categories)
      const list = await listOf(categories, userId)
      await finish(tx, list)
      return list
    })

  return {
    list: (userId: number): Promise<StockCategoryList> => listOf(stockCategoriesRepository(db), userId),
    /** @throws {AppError} `stock_category.limit_reached`, `.name_required`, `.name_taken` */
    create: (userId: number, name: string, finish?: Finish): Promise<StockCategoryList> =>
      change(
        userId,
        async (categories) => {
          const checked = await checkName(categories, { userId, name, id: null })
          const max = PRODUCT_LIMITS.stockCategories
          if ((await categories.list(userId)).length >= max) throw new AppError('stock_category.limit_reached', { max })
          await categories.insert(userId, checked)
        },
        finish,
      ),
    rename: (userId: number, id: number, name: string): Promise<StockCategoryList> =>
      change(userId, async (categories) => {
        if (!(await categories.exists(userId, id))) throw new AppError('stock_category.not_found')
        await categories.rename(userId, id, await checkName(categories, { userId, name, id }))
      }),
    /** Those that are not named, as of another tab, follow in their order. */
    order: (userId: number, ids: readonly number[]): Promise<StockCategoryList> =>
      change(userId, async (categories) => {
        const all = (await categories.list(userId)).map(({ id }) => id)
        if (ids.some((id) => !all.includes(id))) throw new AppError('stock_category.not_found')
        const ordered = [...ids, ...all.filter((id) => !ids.includes(id))]
        for (const [position, id] of ordered.entries()) await categories.place(userId, id, position)
      }),
    /** What it held is kept without one. */
    delete: (userId: number, id: number): Promise<StockCategoryList> =>
      change(userId, async (categories) => {
        if (!(await categories.delete(userId, id))) throw new AppError('stock_category.not_found')
      }),
  }
}

export type StockCategoriesService = ReturnType<typeof createStockCategoriesService>

async function listOf(categories: Repository, userId: number): Promise<StockCategoryList> {
  const [rows, counts] = await Promise.all([categories.list(userId), categories.countEntries(userId)])
  return {
    data: rows.map(({ id, name }) => ({ id, name, count: counts.get(id) ?? 0 })),
    total: [...counts.values()].reduce((sum, count) => sum + count, 0),
    uncategorized_count: counts.get(null) ?? 0,
  }
}

interface NamedCategory {
  readonly userId: number
  readonly name: string
  /** Null for a new one. */
  readonly id: number | null
}

async function checkName(categories: Repository, { userId, name, id }: NamedCategory): Promise<string> {
  const trimmed = name.trim()
  const key = foldWords(trimmed)
  if (key === '') throw new AppError('stock_category.name_required')
  const others = (await categories.list(userId)).filter((category) => category.id !== id)
  if (others.some((other) => foldWords(other.name) === key)) throw new AppError('stock_category.name_taken')
  return trimmed
}
