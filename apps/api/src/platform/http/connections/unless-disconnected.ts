import { AppError } from '../../app-error.ts'

/**
 * What was found for a client that still waits for it. That one disconnected meanwhile is not an error of the server.
 *
 * @throws {AppError} `request.timeout`
 */
export function unlessDisconnected<Found>(signal: AbortSignal, found: Promise<Found>): Promise<Found> {
  return found.catch((error: unknown) => {
    throw signal.aborted ? new AppError('request.timeout') : error
  })
}
