import { and, eq, isNull } from 'drizzle-orm'
import { AppError } from '../app-error.ts'
import type { Database } from '../database.ts'
import { users } from './users.table.ts'
import type { Viewer } from './viewer.ts'

/** @throws {AppError} `account.suspended` while a moderator keeps them from writing what others see. */
export function requireStanding({ suspendedUntil }: Pick<Viewer, 'suspendedUntil'>): void {
  if (suspendedUntil !== null) throw new AppError('account.suspended', { until: suspendedUntil.toISOString() })
}

/** @throws {AppError} `auth.reauthentication_required` for who has not just proved who they are. */
export function requireRecentAuthentication({ hasJustAuthenticated }: Pick<Viewer, 'hasJustAuthenticated'>): void {
  if (!hasJustAuthenticated) throw new AppError('auth.reauthentication_required')
}

/**
 * Of who was let in before they closed their account: what they leave is taken away once only. Call it after what waits for the
 * closing: with their row held, or with one stored that refers to it.
 *
 * @throws {AppError} `auth.login_required` once the account is closed.
 */
export async function requireOpenAccount(tx: Database, userId: number): Promise<void> {
  const isOpen = and(eq(users.id, userId), isNull(users.withdrawnAt))
  if ((await tx.$count(users, isOpen)) === 0) throw new AppError('auth.login_required')
}
