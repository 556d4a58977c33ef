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
    report(error instanceof Error ? withoutParameters(error.stack ?? error.message) : `Uncaught: ${String(error)}`)
    leave()
  }

/** In a bundle, a function may have got a number, and a path is that of the source map. */
const IN_DRIVER = /^\s*at (?:Immediate\.)?nextWrite\d*\b/m

function isLostWrite(error: unknown): boolean {
  return (
    error instanceof TypeError && /null \(reading 'write'\)/.test(error.message) && IN_DRIVER.test(error.stack ?? '')
  )
}
