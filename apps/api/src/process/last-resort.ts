import { withoutParameters } from '../platform/reason-of.ts'

/**
 * Handles exceptions that nobody caught. The driver's attempt to write to a connection that was lost meanwhile is only
 * reported: who waited for the query has been told. Our patch of the driver prevents it, so this is for versions that
 * lack it. Any other exception ends the process, as it would without this handler.
 */
export const onUncaughtException =
  (report: (warning: string) => void, leave: () => void) =>
  (error: unknown): void => {
    if (isLostWrite(error)) {
      report('Database: a query was written to a connection that had been lost.')
      return
    }
    report(said(error))
    leave()
  }

/**
 * Reports rejections that nobody handles, and lets the process live: they are of one request, whose mistake must not end all
 * others. (Exceptions that nobody caught may have left anything half done.)
 */
export const onUnhandledRejection =
  (report: (warning: string) => void) =>
  (reason: unknown): void =>
    report(`A rejection that nobody handled: ${said(reason)}`)

function said(thrown: unknown): string {
  if (thrown instanceof Error) return withoutParameters(thrown.stack ?? thrown.message)
  return `Uncaught: ${thrown instanceof Response ? `an answer of ${thrown.status}` : String(thrown)}`
}

/** In a bundle, a function may have got a number, and a path is that of the source map. */
const IN_DRIVER = /^\s*at (?:Immediate\.)?nextWrite\d*\b/m

function isLostWrite(error: unknown): boolean {
  return (
    error instanceof TypeError && /null \(reading 'write'\)/.test(error.message) && IN_DRIVER.test(error.stack ?? '')
  )
}
