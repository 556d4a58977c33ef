import { type Static, Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { PRODUCT_LIMITS } from '../limits.ts'
import { nullable } from '../nullable.ts'
import {
  BodyId,
  IdParam,
  IdParams,
  Locale,
  RouteCard,
  SearchText,
  ShareToken,
  StockState,
  Timestamp,
} from '../schemas.ts'
import { PersonLine } from '../texts/person-text.ts'
import { MapMark } from './search.ts'

const CategoryId = nullable(BodyId)
const CategoryName = Type.Object(
  { name: PersonLine({ maxLength: PRODUCT_LIMITS.stockCategoryNameLength.max }) },
  { additionalProperties: false },
)
const TokenQuery = Type.Object({ token: Type.Optional(ShareToken) }, { additionalProperties: false })

const StockCategory = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  /** The number of articles in it. */
  count: Type.Integer(),
})

/** In the order that their owner gave them. */
export const StockCategoryList = Type.Object({
  data: Type.Array(StockCategory),
  /** The number of all articles, and of those in no category. */
  total: Type.Integer(),
  uncategorized_count: Type.Integer(),
})
export type StockCategoryList = Static<typeof StockCategoryList>

/** A stocked article. */
export const StockEntry = Type.Object({
  /** Of the entry, not of the article. */
  id: Type.Integer(),
  stockcategory_id: nullable(Type.Integer()),
  created_at: Timestamp,
  /** Null once the owner can no longer see it, for whatever reason; nothing reveals what it was. */
  route: nullable(RouteCard),
  /** Opens what is shared by link; null for all else. */
  token: nullable(Type.String()),
})
export type StockEntry = Static<typeof StockEntry>

/** Newest first. `next` is the key of the next page, null on the last one. */
export const StockList = Type.Object({
  data: Type.Array(StockEntry),
  total: Type.Integer(),
  next: nullable(Type.String()),
})
export type StockList = Static<typeof StockList>

/** A stocked article as a marker and a line. */
export const StockMark = Type.Object({
  ...MapMark.properties,
  /** Of the entry. */
  stock_id: Type.Integer(),
  /** The main line with few points, as an encoded polyline; null without one. */
  outline: nullable(Type.String()),
  language: Locale,
  title: Type.String(),
  translation: nullable(Type.Object({ title: Type.String() })),
})
export type StockMark = Static<typeof StockMark>

export const StockMap = Type.Object({
  data: Type.Array(StockMark),
  /** There are more: only the newest are included. */
  is_capped: Type.Boolean(),
})
export type StockMap = Static<typeof StockMap>

/** A collection that was made of a category, and how much of that is not in it. */
export const CollectedStock = Type.Object({
  journey_id: Type.Integer(),
  /** Articles that not everybody sees, or of people in a block with the user. */
  hidden_count: Type.Integer(),
  /** Those beyond the limit of entries. */
  beyond_limit_count: Type.Integer(),
})
export type CollectedStock = Static<typeof CollectedStock>

const filters = {
  /** Id of a category, or what is in none. */
  category: Type.Optional(Type.Union([IdParam, Type.Literal('none')])),
  /** A part of the title or the place. */
  q: Type.Optional(SearchText),
}

/** Readers keep articles, in categories of their own. Nobody else learns of it. */
export const stockEndpoints = {
  listStockCategories: endpoint({
    method: 'GET',
    path: '/v1/self/stockcategory',
    summary: 'The logged-in user’s categories, with how much each holds',
    access: 'verifiedUser',
    response: { status: 200, body: StockCategoryList },
    errors: [],
  }),
  createStockCategory: endpoint({
    method: 'POST',
    path: '/v1/self/stockcategory',
    summary: 'Adds a category and answers all of them',
    access: 'verifiedUser',
    body: CategoryName,
    response: { status: 201, body: StockCategoryList },
    errors: ['stock_category.limit_reached', 'stock_category.name_required', 'stock_category.name_taken'],
    idempotent: true,
  }),
  orderStockCategories: endpoint({
    method: 'PUT',
    path: '/v1/self/stockcategory',
    summary: 'Puts categories into another order; those that are not named follow',
    access: 'verifiedUser',
    body: Type.Object(
      {
        ids: Type.Array(BodyId, { maxItems: PRODUCT_LIMITS.stockCategories, uniqueItems: true }),
      },
      { additionalProperties: false },
    ),
    response: { status: 200, body: StockCategoryList },
    errors: ['stock_category.not_found'],
  }),
  renameStockCategory: endpoint({
    method: 'PUT',
    path: '/v1/self/stockcategory/:id',
    summary: 'Gives a category another name',
    access: 'verifiedUser',
    params: IdParams,
    body: CategoryName,
    response: { status: 200, body: StockCategoryList },
    errors: ['stock_category.not_found', 'stock_category.name_required', 'stock_category.name_taken'],
  }),
  deleteStockCategory: endpoint({
    method: 'DELETE',
    path: '/v1/self/stockcategory/:id',
    summary: 'Deletes a category; what it held is kept without one',
    access: 'verifiedUser',
    params: IdParams,
    response: { status: 200, body: StockCategoryList },
    errors: ['stock_category.not_found'],
  }),
  collectStockCategory: endpoint({
    method: 'POST',
    path: '/v1/self/stockcategory/:id/collection',
    summary:
      'Makes a private collection of the public articles of a category, in its order; later changes of either change nothing of the other',
    access: 'verifiedUser',
    params: IdParams,
    response: { status: 201, body: CollectedStock },
    errors: [
      'article.not_found',
      'journey.limit_reached',
      'stock_category.not_found',
      'stock_category.nothing_public',
      'user.blocked',
    ],
    idempotent: true,
  }),
  stockRoute: endpoint({
    method: 'POST',
    path: '/v1/routes/:id/stock',
    summary:
      'Keeps an article in the given category, null for none; without a body it keeps it or, once kept, lets it go',
    access: 'verifiedUser',
    params: IdParams,
    query: TokenQuery,
    body: nullable(Type.Object({ stockcategory_id: Type.Optional(CategoryId) }, { additionalProperties: false })),
    response: { status: 200, body: StockState },
    errors: ['article.not_found', 'stock_category.not_found'],
    idempotent: true,
  }),
  moveStock: endpoint({
    method: 'PUT',
    path: '/v1/routes/:id/stock',
    summary: 'Puts a kept article into another category, null for none',
    access: 'verifiedUser',
    params: IdParams,
    body: Type.Object({ stockcategory_id: CategoryId }, { additionalProperties: false }),
    response: { status: 200, body: StockState },
    errors: ['stock.not_found', 'stock_category.not_found'],
  }),
  unstockRoute: endpoint({
    method: 'DELETE',
    path: '/v1/routes/:id/stock',
    summary: 'Lets an article go; one that is not kept changes nothing, whether or not it is there',
    access: 'verifiedUser',
    params: IdParams,
    response: { status: 200, body: StockState },
    errors: [],
  }),
  listStock: endpoint({
    method: 'GET',
    path: '/v1/self/stock',
    summary: 'What the logged-in user keeps, page by page',
    access: 'verifiedUser',
    query: Type.Object({ ...filters, before: Type.Optional(IdParam) }, { additionalProperties: false }),
    response: { status: 200, body: StockList },
    errors: [],
  }),
  readStock: endpoint({
    method: 'GET',
    path: '/v1/self/stock/:id',
    summary: 'One entry of what the logged-in user keeps',
    access: 'verifiedUser',
    params: IdParams,
    response: { status: 200, body: StockEntry },
    errors: ['stock.not_found'],
  }),
  removeStock: endpoint({
    method: 'DELETE',
    path: '/v1/self/stock/:id',
    summary: 'Lets an entry go, also one whose article is not to be seen any more',
    access: 'verifiedUser',
    params: IdParams,
    response: { status: 204, body: null },
    errors: ['stock.not_found'],
  }),
  readStockMap: endpoint({
    method: 'GET',
    path: '/v1/self/stock-map',
    summary: 'Everything the logged-in user keeps as marks and lines of one map',
    access: 'verifiedUser',
    query: Type.Object(filters, { additionalProperties: false }),
    response: { status: 200, body: StockMap },
    errors: [],
  }),
  /** Answers a file, not JSON. */
  exportStock: endpoint({
    method: 'GET',
    path: '/v1/self/stock-file',
    summary: 'The maps of everything the logged-in user keeps as one file',
    access: 'verifiedUser',
    query: Type.Object(
      { ...filters, format: Type.Union([Type.Literal('gpx'), Type.Literal('geojson')]), hl: Type.Optional(Locale) },
      { additionalProperties: false },
    ),
    response: { status: 200, body: Type.Unsafe<string | Uint8Array>({ type: 'string' }) },
    errors: ['stock.export_too_large'],
  }),
}
