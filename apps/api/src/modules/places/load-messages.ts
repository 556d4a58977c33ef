import type { ConnectionTarget } from '../../platform/database.ts'
import type { LoadResult } from './load-gazetteer.ts'

/** The one message to the process that loads the gazetteer. */
export interface LoadOrder {
  readonly target: ConnectionTarget
  /** The packaged file. */
  readonly path: string
}

/** Its one answer. */
export type LoadReply = { readonly result: LoadResult } | { readonly failed: string }
