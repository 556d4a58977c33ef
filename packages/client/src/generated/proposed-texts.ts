// Generated from the contract of the API by `pnpm run generate`. Change the contract instead.

import type { Locale } from './schemas.ts'

export interface ProposedText {
  language: Locale
  field: 'title' | 'summary' | 'body'
  before: {
    [k: string]: unknown
  }
  after: {
    [k: string]: unknown
  }
}
