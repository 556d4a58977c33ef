// Generated from the contract of the API by `pnpm run generate`. Change the contract instead.

import type { IdParams, RouteArticle, RouteCard } from './schemas.ts'

export interface ClonesOperations {
  /**
   * Makes a draft of somebody else’s article that credits it; its pictures are copied
   */
  cloneRoute: {
    input: {
      params: IdParams
      query?: {
        token?: string
      }
      body: CloneInput
    }
    answer: RouteArticle
  }
  /**
   * Addresses of the original’s pictures by those of their copies in a clone; none once the original is
   * not public
   */
  listCopiedPictures: {
    input: {
      params: IdParams
      query?: {
        token?: string
      }
    }
    answer: {
      data: {
        /**
         * This interface was referenced by `undefined`'s JSON-Schema definition
         * via the `patternProperty` "^.*$".
         */
        [k: string]: string
      }
    }
  }
  /**
   * Public clones of an article, page by page
   */
  listCopies: {
    input: {
      params: IdParams
      query?: {
        token?: string
        before?: string
      }
    }
    answer: CopyList
  }
}

export interface CloneInput {
  title: string
  title_language?: 'ja' | 'en-us'
  translated_title?: string
  /**
   * @maxItems 10
   */
  layer_ids: string[]
  with_text: boolean
}

export interface CopyList {
  data: RouteCard[]
  total: number
  next: string | null
}
