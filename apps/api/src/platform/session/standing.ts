import { AppError } from '../app-error.ts'
import type { Viewer } from './viewer.ts'

/** @throws {AppError} `account.suspended` while a moderator keeps them from writing what others see. */
export function requireStanding({ suspendedUntil }: Pick<Viewer, 'suspendedUntil'>): void {
  if (suspendedUntil !== null) throw new AppError('account.suspended', { until: suspendedUntil.toISOString() })
}

/** @throws {AppError} `auth.reauthentication_required` for who has not just proved who they are. */
export function requireRecentAuthentication({ hasJustAuthenticated }: Pick<Viewer, 'hasJustAuthenticated'>): void {
  if (!hasJustAuthenticated) throw new AppError('auth.reauthentication_required')
}
