// Generated from the contract of the API by `pnpm run generate`. Change the contract instead.

import type { IdParams } from './schemas.ts'

export interface FilesOperations {
  /**
   * Stores one picture (field `file`), re-encoded, at most 1000 px wide and 4000 px high, without
   * metadata
   */
  uploadImage: {
    input: {
      body: FormData
    }
    answer: StoredFile
  }
  /**
   * Stores a picture of another site, which is asked for it once, as an upload of it would
   */
  takeOverImage: {
    input: {
      body: {
        address: string
      }
    }
    answer: StoredFile
  }
  /**
   * The logged-in user’s pictures, newest first
   */
  listFiles: {
    input: {
      query?: {
        page?: string
      }
    }
    answer: {
      data: ListedFile[]
      total: number
      per_page: number
      current_page: number
      total_bytes: number
    }
  }
  /**
   * Where one of the logged-in user’s pictures is shown
   */
  listFileUses: {
    input: {
      params: IdParams
    }
    answer: FileUses
  }
  /**
   * Deletes one of the logged-in user’s pictures for good, wherever it is shown
   */
  deleteFile: {
    input: {
      params: IdParams
    }
    answer: undefined
  }
}

export interface FileUses {
  is_avatar: boolean
  walk_count: number
  routes: {
    id: number
    title: string
    in_trash: boolean
  }[]
  journeys: {
    id: number
    title: string
    in_trash: boolean
  }[]
}

export interface ListedFile {
  id: number
  file_name: string
  name: string
  extension: string
  url: string
  width: number
  height: number
  bytes: number
  created_at: string
}

export interface StoredFile {
  id: number
  file_name: string
  name: string
  extension: string
  url: string
  width: number
  height: number
}
