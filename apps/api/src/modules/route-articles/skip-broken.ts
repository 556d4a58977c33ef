import { AppError } from '../../platform/app-error.ts'
import { isDatabaseUnavailable } from '../../platform/database-errors.ts'
import { reasonOf } from '../../platform/reason-of.ts'

/**
 * Works on one article of many. One that cannot be read is reported and left, so that the others have their turn.
 *
 * @throws what passes, so that it is done later: an end, a database that is away, a refusal.
 */
export async function skipBroken(
  id: number,
  { signal, report }: { signal: AbortSignal; report: (warning: string) => void },
  work: () => Promise<unknown>,
): Promise<void> {
  signal.throwIfAborted()
  try {
    await work()
  } catch (error) {
    if (signal.aborted || error instanceof AppError || isDatabaseUnavailable(error)) throw error
    report(`Article ${id} is broken, and left as it is: ${reasonOf(error)}`)
  }
}
