import type { FastifyReply } from 'fastify'
import type { Sessions } from './sessions.ts'

/** Ends the session of the browser, if it has one, and gives the guest it is then a token of their own. */
export async function endSession(sessions: Sessions, reply: FastifyReply): Promise<void> {
  const { sessionId } = reply.request
  if (sessionId !== '') await sessions.close(sessionId)
  reply.holdSession(null).issueCsrfToken()
}
