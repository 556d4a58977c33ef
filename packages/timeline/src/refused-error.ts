import type { TimelineRefusalCode } from './read-result.ts'

/** Stops reading a file from any depth. Never leaves this package: the file's report says the code. */
export class RefusedError extends Error {
  readonly code: TimelineRefusalCode

  constructor(code: TimelineRefusalCode) {
    super(code)
    this.code = code
  }
}
