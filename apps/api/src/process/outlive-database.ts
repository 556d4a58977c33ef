import { isLostTypeQuestion } from '../platform/database-errors.ts'

/**
 * Handles unhandled rejections. One from a database that dies during the handshake of the driver is only reported; any
 * other ends the process.
 */
export const onUnheardRejection = (report: (warning: string) => void) => (reason: unknown) => {
  if (!isLostTypeQuestion(reason)) throw reason
  report(`Database: ${reason.message}`)
}
