import type { Locale } from '@repo/contract'
import { Lucia, TimeSpan } from 'lucia'
import type { Database } from '../database.ts'
import { hashedAdapter } from './hashed-adapter.ts'
import type { Viewer } from './viewer.ts'

interface ViewerAttributes {
  readonly name: string
  readonly locale: Locale
  readonly isVerified: boolean
}

declare module 'lucia' {
  interface Register {
    Lucia: Lucia<Record<never, never>, ViewerAttributes>
    UserId: number
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

/** Server-side sessions. The only place that knows Lucia. */
export interface Sessions {
  readonly cookieName: string
  readonly cookieAttributes: CookieAttributes
  find(sessionId: string): Promise<FoundSession | null>
  /** @returns the secret id for the cookie. */
  open(userId: number): Promise<string>
  close(sessionId: string): Promise<void>
  deleteExpired(): Promise<void>
}

export function createSessions(db: Database, { isSecure }: { isSecure: boolean }): Sessions {
  const lucia = new Lucia(hashedAdapter(db), {
    sessionExpiresIn: new TimeSpan(SESSION_DAYS, 'd'),
    getUserAttributes: ({ name, locale, isVerified }) => ({ name, locale, isVerified }),
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
      const { id, name, locale, isVerified } = user
      return { viewer: { id, name, locale, isVerified, sessionId }, isRenewed: session.fresh }
    },
    async open(userId) {
      const session = await lucia.createSession(userId, {})
      return session.id
    },
    close: (sessionId) => lucia.invalidateSession(sessionId),
    deleteExpired: () => lucia.deleteExpiredSessions(),
  }
}
