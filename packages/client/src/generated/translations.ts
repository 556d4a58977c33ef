// Generated from the contract of the API by `pnpm run generate`. Change the contract instead.

import type { Locale } from './schemas.ts'

export interface TranslationsOperations {
  /**
   * A machine translation as a first draft, where the operator offers one
   */
  translate: {
    input: {
      body: {
        source: Locale
        target: Locale
        /**
         * @minItems 1
         * @maxItems 50
         */
        texts: string[]
      }
    }
    answer: {
      texts: string[]
    }
  }
}
