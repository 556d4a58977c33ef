import type { MapDocument, Position } from '@mishiori/map-document'
import { writeGeojson, writeGpx } from '@mishiori/route-files'
import { type Locale, PRODUCT_LIMITS, type StockEntry, type StockList, type StockMap } from '@repo/contract'
import { AppError } from '../../platform/app-error.ts'
import type { Database } from '../../platform/database.ts'
import { pageOf } from '../../platform/page-of.ts'
import type { Throttle } from '../../platform/throttle/throttle.ts'
import { toCard } from '../route-articles/article-answers.ts'
import { anchorOf, readStoredMap } from '../route-articles/article-content.ts'
import type { CardRow } from '../route-articles/article-rows.ts'
import { localizedExport } from '../route-articles/languages/localized-export.ts'
import { languageOfRow, translationOfRow } from '../route-articles/languages/localized-row.ts'
import { mapOutline } from '../route-articles/map-outline.ts'
import { type StockFilter, stockListsRepository } from './stock-lists.repository.ts'

interface StockListsDependencies {
  readonly db: Database
  readonly throttle: Throttle
}

export interface StockFileRequest {
  readonly format: 'gpx' | 'geojson'
  /** The language of the text, where an article has it; null for its main one. */
  readonly locale: Locale | null
  /** Of the file. */
  readonly title: string
}

/** Bytes of stored maps that are put together at once. */
const MAX_FILE_BYTES = 64 * 1024 * 1024

/** What people keep, as a list, as a map and as a file. */
export function createStockListsService({ db, throttle }: StockListsDependencies) {
  const lists = stockListsRepository(db)

  /** Articles that only their author or visitors with the link may see are not in the search index. */
  const placeOf = async ({ id, anchor, outline }: Placed) => {
    if (anchor !== null) return { anchor, outline }
    const map = readStoredMap(await lists.findMap(id))
    return { anchor: anchorOf(map), outline: mapOutline(map) }
  }

  return {
    /** @param text what the title or the place has in it; null for all. */
    async filter(userId: number, { categoryId, text }: StockSelection): Promise<StockFilter> {
      return { userId, categoryId, keys: text === null ? null : await lists.listMatching(userId, text) }
    },
    async list(filter: StockFilter, before: number | null): Promise<StockList> {
      const [rows, total] = await Promise.all([
        lists.list({ ...filter, before, limit: PRODUCT_LIMITS.pageSize + 1 }),
        lists.count(filter),
      ])
      const { shown, next } = pageOf(rows, ({ stockId }) => stockId)
      return { data: shown.map(toEntry), total, next }
    },
    /** @throws {AppError} `stock.not_found` */
    async read(userId: number, id: number): Promise<StockEntry> {
      const row = await lists.find(userId, id)
      if (!row) throw new AppError('stock.not_found')
      return toEntry(row)
    },
    async map(filter: StockFilter): Promise<StockMap> {
      const max = PRODUCT_LIMITS.stocksOnMap
      const rows = await lists.listPlaces(filter, max + 1)
      const marks: StockMap['data'] = []
      for (const row of rows.slice(0, max)) {
        const { anchor, outline } = await placeOf(row)
        if (anchor === null) continue
        const [lng, lat] = anchor
        const texts = { language: languageOfRow(row), title: row.title, translation: translationOfRow(row) }
        marks.push({ id: row.id, stock_id: row.stockId, lng, lat, outline, ...texts })
      }
      return { data: marks, is_capped: rows.length > max }
    },
    /**
     * All maps in one, each article's layers under its title.
     *
     * @throws {AppError} `stock.export_too_large`, `request.too_many`
     */
    async file(filter: StockFilter, { format, locale, title }: StockFileRequest): Promise<string> {
      const rule = {
        name: 'stock file',
        subject: String(filter.userId),
        max: PRODUCT_LIMITS.stockFilesPerHour,
        seconds: 3600,
      }
      await throttle.hit([rule], 'request.too_many')
      const max = PRODUCT_LIMITS.stocksInFile
      const { articles, bytes } = await lists.measure(filter)
      if (articles > max || bytes > MAX_FILE_BYTES) throw new AppError('stock.export_too_large', { max })
      const layers: MapDocument['layers'][number][] = []
      for await (const row of lists.readArticles(filter)) {
        const { title: name, map } = localizedExport(row, locale)
        layers.push(...map.layers.map((layer) => ({ ...layer, name: joined(name, layer.name, map.layers.length) })))
      }
      const document: MapDocument = { layers, mainLineId: null }
      return format === 'gpx' ? writeGpx(document, { title }) : writeGeojson(document, { title })
    },
  }
}

export type StockListsService = ReturnType<typeof createStockListsService>

interface StockSelection extends Pick<StockFilter, 'categoryId'> {
  readonly text: string | null
}

interface Placed {
  readonly id: number
  readonly anchor: Position | null
  readonly outline: string | null
}

const joined = (title: string, layer: string, count: number) => (count > 1 ? `${title} - ${layer}` : title)

type Row = Awaited<ReturnType<ReturnType<typeof stockListsRepository>['list']>>[number]

function toEntry({ stockId, categoryId, stockedAt, token, isVisible, card }: Row): StockEntry {
  const state = { stock: [{ stockcategory_id: categoryId }], onStocked: true }
  const isShared = isVisible && card.privateMode === 'url'
  return {
    id: stockId,
    stockcategory_id: categoryId,
    created_at: stockedAt.toISOString(),
    // The join has a card wherever it has an article.
    route: isVisible ? { ...toCard(card as CardRow), ...state } : null,
    token: isShared ? token : null,
  }
}
