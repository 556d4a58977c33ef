/** Of an engine's process. One thread for native work: it handles requests one by one, in order. */
export const ENGINE_ENVIRONMENT = { MALLOC_ARENA_MAX: '2', UV_THREADPOOL_SIZE: '1' } as const

/** The first message to an engine's process: what it serves, and a question that it must answer first; null while none is known. */
export interface EngineStart {
  readonly config: string
  readonly probe: string | null
}

/** A Valhalla action with its JSON request. */
export interface EngineQuery {
  readonly action: 'route' | 'isochrone' | 'height' | 'traceAttributes' | 'traceRoute'
  readonly query: string
}

export interface EngineQuestion extends EngineQuery {
  readonly id: number
}

/** `ready` or `failed` once. `text` is Valhalla's JSON, `refusal` its error message. */
export type EngineReply =
  | { readonly ready: true }
  | { readonly failed: string }
  | { readonly id: number; readonly text: string }
  | { readonly id: number; readonly refusal: string }
