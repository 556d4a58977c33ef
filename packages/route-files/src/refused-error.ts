import type { RefusalCode } from './read-result.ts'

/** Stops reading from any depth. Never leaves this package: {@link readRouteFile} answers it as a value. */
export class RefusedError extends Error {
  readonly code: RefusalCode
  readonly params: Readonly<Record<string, string | number>>

  constructor(code: RefusalCode, params: Readonly<Record<string, string | number>> = {}) {
    super(code)
    this.code = code
    this.params = params
  }
}
