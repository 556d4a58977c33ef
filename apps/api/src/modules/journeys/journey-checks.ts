import { type JourneyState, PRODUCT_LIMITS } from '@repo/contract'
import { AppError } from '../../platform/app-error.ts'
import type { Database } from '../../platform/database.ts'
import { requireOpenAccount, requireStanding } from '../../platform/session/standing.ts'
import { isShown } from './journey.policy.ts'
import { journeyChangesRepository, journeysRepository } from './journeys.repository.ts'

/** Suspended users may neither publish nor change what others see. @throws {AppError} `account.suspended` */
export async function checkStanding(
  tx: Database,
  userId: number,
  states: readonly Parameters<typeof isShown>[0][],
): Promise<void> {
  if (!states.some(isShown)) return
  requireStanding({ suspendedUntil: await journeyChangesRepository(tx).findSuspension(userId) })
}

/** Waits for what else the owner begins at once. @throws {AppError} `journey.limit_reached`, `auth.login_required` */
export async function checkLimit(tx: Database, userId: number): Promise<void> {
  await journeyChangesRepository(tx).lockOwner(userId)
  await requireOpenAccount(tx, userId)
  const max = PRODUCT_LIMITS.journey.perUser
  const number = await journeysRepository(tx).count({ userId, kind: null, isTrashed: false })
  if (number >= max) throw new AppError('journey.limit_reached', { max })
}

/**
 * What is shown to others has a title; what is listed, something to see.
 *
 * @throws {AppError} `journey.title_required`, `journey.stage_required`
 */
export async function checkShown(
  tx: Database,
  id: number,
  { title, state }: { readonly title: string; readonly state: JourneyState },
): Promise<void> {
  if ((state === 'public' || state === 'linkShared') && title === '') throw new AppError('journey.title_required')
  if (state !== 'public') return
  const entries = await journeysRepository(tx).listMeasured([id])
  if (entries.some(({ kind, shownTo }) => kind === 'stage' && shownTo === 'everyone')) return
  throw new AppError('journey.stage_required')
}
