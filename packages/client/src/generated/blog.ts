// Generated from the contract of the API by `pnpm run generate`. Change the contract instead.

import type { IdParams, Locale } from './schemas.ts'

export interface BlogOperations {
  /**
   * Posts of the instance, newest first; `tag` narrows them
   */
  listBlogPosts: {
    input: {
      query?: {
        hl?: 'ja' | 'en-us'
        page?: string
        tag?: string
      }
    }
    answer: {
      data: BlogCard[]
      total: number
      per_page: number
      current_page: number
      tags: {
        name: string
        count: number
      }[]
    }
  }
  /**
   * A post of the instance
   */
  readBlogPost: {
    input: {
      params: IdParams
      query?: {
        hl?: 'ja' | 'en-us'
      }
    }
    answer: BlogPost
  }
}

export interface BlogCard {
  id: number
  title: string
  summary: string
  language: Locale
  tags: string[]
  picture: string | null
  published_at: string
}

export interface BlogPost {
  id: number
  title: string
  summary: string
  language: Locale
  tags: string[]
  picture: string | null
  published_at: string
  html: string
  languages: Locale[]
  newer: {
    id: number
    title: string
  } | null
  older: {
    id: number
    title: string
  } | null
}
