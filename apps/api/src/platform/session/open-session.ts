import type { FastifyReply } from 'fastify'
import type { Sessions } from './sessions.ts'

/** Gives the browser a new session with a token of its own; the one it had is over. Called at every change of privilege. */
export async function openSession(sessions: Sessions, reply: FastifyReply, userId: number): Promise<void> {
  const { sessionId, headers } = reply.request
  if (sessionId !== '') await sessions.close(sessionId)
  const opened = await sessions.open(userId, { userAgent: headers['user-agent'] ?? '' })
  reply.holdSession(opened).issueCsrfToken()
}
