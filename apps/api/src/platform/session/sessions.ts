import { and, desc, eq, ne, sql } from 'drizzle-orm'
import { Lucia, TimeSpan } from 'lucia'
import type { Database } from '../database.ts'
import { digestOf, hashedAdapter, isAlive } from './hashed-adapter.ts'
import { sessions } from './sessions.table.ts'
import type { Viewer } from './viewer.ts'

type ViewerAttributes = Omit<Viewer, 'id' | 'sessionId'>

declare module 'lucia' {
  interface Register {
    Lucia: Lucia<Record<never, never>, ViewerAttributes>
    UserId: number
    DatabaseSessionAttributes: Browser
    DatabaseUserAttributes: ViewerAttributes
  }
}

const SESSION_DAYS = 30

interface CookieAttributes {
  readonly httpOnly: boolean
  readonly secure: boolean
  readonly sameSite: 'lax'
  readonly path: '/'
  readonly maxAge: number
}

interface FoundSession {
  readonly viewer: Viewer
  /** Its life was prolonged: the cookie must be set again. */
  readonly isRenewed: boolean
}

/** What is kept of the browser that opens a session. */
interface Browser {
  readonly userAgent: string
}

interface ListedSession {
  readonly id: number
  readonly digest: string
  readonly userAgent: string
  readonly createdAt: Date
  readonly lastSeenAt: Date
}

const MAX_USER_AGENT_LENGTH = 500

/** Server-side sessions. The only place that knows Lucia. */
export interface Sessions {
  readonly cookieName: string
  readonly cookieAttributes: CookieAttributes
  find(sessionId: string): Promise<FoundSession | null>
  /** @returns the secret id for the cookie. */
  open(userId: number, browser: Browser): Promise<string>
  close(sessionId: string): Promise<void>
  /** Its user has proved again who they are. */
  markAuthenticated(sessionId: string): Promise<void>
  /** Of one user, the last used first. */
  list(userId: number): Promise<ListedSession[]>
  /** @returns false when the user has no such session. */
  closeOne(userId: number, id: number): Promise<boolean>
  /** Ends all sessions of a user, but one if its secret id is given; within a transaction if that is given. */
  closeAll(userId: number, except?: string, transaction?: Database): Promise<void>
  deleteExpired(): Promise<void>
}

export function createSessions(db: Database, { isSecure }: { isSecure: boolean }): Sessions {
  const lucia = new Lucia(hashedAdapter(db), {
    sessionExpiresIn: new TimeSpan(SESSION_DAYS, 'd'),
    getUserAttributes: (attributes) => attributes,
  })
  return {
    cookieName: isSecure ? '__Host-session' : 'session',
    cookieAttributes: {
      httpOnly: true,
      secure: isSecure,
      sameSite: 'lax',
      path: '/',
      maxAge: SESSION_DAYS * 24 * 60 * 60,
    },
    async find(sessionId) {
      const { session, user } = await lucia.validateSession(sessionId)
      if (!session) return null
      return { viewer: { ...user, sessionId }, isRenewed: session.fresh }
    },
    async open(userId, { userAgent }) {
      const { id } = await lucia.createSession(userId, { userAgent: userAgent.slice(0, MAX_USER_AGENT_LENGTH) })
      return id
    },
    close: (sessionId) => lucia.invalidateSession(sessionId),
    async markAuthenticated(sessionId) {
      await db
        .update(sessions)
        .set({ authenticatedAt: sql`now()` })
        .where(eq(sessions.digest, digestOf(sessionId)))
    },
    list: (userId) =>
      db
        .select()
        .from(sessions)
        .where(and(eq(sessions.userId, userId), isAlive()))
        .orderBy(desc(sessions.lastSeenAt), desc(sessions.id)),
    async closeOne(userId, id) {
      const ended = await db
        .delete(sessions)
        .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
        .returning({ id: sessions.id })
      return ended.length > 0
    },
    async closeAll(userId, except, transaction = db) {
      const isOther = except === undefined ? undefined : ne(sessions.digest, digestOf(except))
      await transaction.delete(sessions).where(and(eq(sessions.userId, userId), isOther))
    },
    deleteExpired: () => lucia.deleteExpiredSessions(),
  }
}
