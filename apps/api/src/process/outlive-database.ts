import { isLostTypeQuestion } from '../platform/database-errors.ts'

/** What becomes of a rejection that nobody hears: of a database that dies while the driver greets it is only told; any other ends the process. */
export const onUnheardRejection = (report: (trouble: string) => void) => (reason: unknown) => {
  if (!isLostTypeQuestion(reason)) throw reason
  report(`Database: ${reason.message}`)
}
