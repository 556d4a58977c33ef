import type { ReadResult } from '../read-result.ts'
import type { ReadProgress } from '../read-route-file.ts'

/** From the page to the worker. */
export type ReadRequest =
  | { readonly type: 'file.read'; readonly id: number; readonly source: Blob | Uint8Array }
  | { readonly type: 'file.cancel'; readonly id: number }

/** From the worker to the page. */
export type ReadAnswer =
  | { readonly type: 'file.progress'; readonly id: number; readonly progress: ReadProgress }
  | { readonly type: 'file.result'; readonly id: number; readonly result: ReadResult }
  | { readonly type: 'file.cancelled'; readonly id: number }
  | { readonly type: 'file.failed'; readonly id: number; readonly message: string }
