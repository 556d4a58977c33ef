// Generated from the contract of the API by `pnpm run generate`. Change the contract instead.

import type { IdParams, Locale, RouteCard, StockState } from './schemas.ts'

export interface StocksOperations {
  /**
   * The logged-in user’s categories, with how much each holds
   */
  listStockCategories: {
    input: {}
    answer: StockCategoryList
  }
  /**
   * Adds a category and answers all of them
   */
  createStockCategory: {
    input: {
      body: {
        name: string
      }
    }
    answer: StockCategoryList
  }
  /**
   * Puts categories into another order; those that are not named follow
   */
  orderStockCategories: {
    input: {
      body: {
        /**
         * @maxItems 5
         */
        ids: number[]
      }
    }
    answer: StockCategoryList
  }
  /**
   * Gives a category another name
   */
  renameStockCategory: {
    input: {
      params: IdParams
      body: {
        name: string
      }
    }
    answer: StockCategoryList
  }
  /**
   * Deletes a category; what it held is kept without one
   */
  deleteStockCategory: {
    input: {
      params: IdParams
    }
    answer: StockCategoryList
  }
  /**
   * Makes a private collection of the public articles of a category, in its order; later changes of
   * either change nothing of the other
   */
  collectStockCategory: {
    input: {
      params: IdParams
    }
    answer: CollectedStock
  }
  /**
   * Keeps an article in the given category, null for none; without a body it keeps it or, once kept,
   * lets it go
   */
  stockRoute: {
    input: {
      params: IdParams
      query?: {
        token?: string
      }
      body: {
        stockcategory_id?: number | null
      } | null
    }
    answer: StockState
  }
  /**
   * Puts a kept article into another category, null for none
   */
  moveStock: {
    input: {
      params: IdParams
      body: {
        stockcategory_id: number | null
      }
    }
    answer: StockState
  }
  /**
   * Lets an article go; one that is not kept changes nothing, whether or not it is there
   */
  unstockRoute: {
    input: {
      params: IdParams
    }
    answer: StockState
  }
  /**
   * What the logged-in user keeps, page by page
   */
  listStock: {
    input: {
      query?: {
        category?: string | 'none'
        q?: string
        before?: string
      }
    }
    answer: StockList
  }
  /**
   * One entry of what the logged-in user keeps
   */
  readStock: {
    input: {
      params: IdParams
    }
    answer: StockEntry
  }
  /**
   * Lets an entry go, also one whose article is not to be seen any more
   */
  removeStock: {
    input: {
      params: IdParams
    }
    answer: undefined
  }
  /**
   * Everything the logged-in user keeps as marks and lines of one map
   */
  readStockMap: {
    input: {
      query?: {
        category?: string | 'none'
        q?: string
      }
    }
    answer: StockMap
  }
  /**
   * The maps of everything the logged-in user keeps as one file
   */
  exportStock: {
    input: {
      query: {
        category?: string | 'none'
        q?: string
        format: 'gpx' | 'geojson'
        hl?: 'ja' | 'en-us'
      }
    }
    answer: Response
  }
}

export interface CollectedStock {
  journey_id: number
  hidden_count: number
  beyond_limit_count: number
}

export interface StockCategoryList {
  data: {
    id: number
    name: string
    count: number
  }[]
  total: number
  uncategorized_count: number
}

export interface StockEntry {
  id: number
  stockcategory_id: number | null
  created_at: string
  route: RouteCard | null
  token: string | null
}

export interface StockList {
  data: StockEntry[]
  total: number
  next: string | null
}

export interface StockMap {
  data: StockMark[]
  is_capped: boolean
}

export interface StockMark {
  id: number
  lat: number
  lng: number
  stock_id: number
  outline: string | null
  language: Locale
  title: string
  translation: {
    title: string
  } | null
}
