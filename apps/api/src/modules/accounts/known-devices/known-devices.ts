import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../../../platform/database.ts'
import { heldCookie } from '../../../platform/session/held-cookie.ts'
import { accountsRepository } from '../accounts.repository.ts'
import { createDeviceMarks, type KnownAccount, MAX_DEVICE_COOKIE } from './device-marks.ts'

const YEAR_SECONDS = 365 * 24 * 60 * 60

interface KnownDeviceDependencies {
  readonly db: Database
  readonly secret: string
  readonly isSecure: boolean
}

/**
 * Remembers browsers in which somebody has logged in. Their tries are counted apart, so that wrong tries from elsewhere
 * do not lock out the owner of an account.
 */
export function createKnownDevices({ db, secret, isSecure }: KnownDeviceDependencies) {
  const marks = createDeviceMarks(secret)
  const cookie = heldCookie('device', { isSecure, maxAge: YEAR_SECONDS, maxLength: MAX_DEVICE_COOKIE })
  const remember = (reply: FastifyReply, account: KnownAccount): void => {
    cookie.hold(reply, marks.add(cookie.read(reply.request), account))
  }
  return {
    /** What a browser is counted by for an account; null where it is not known. */
    find: (request: FastifyRequest, account: KnownAccount) => marks.find(cookie.read(request), account),

    remember,
    /** Whoever has just logged in. Only owners of proved addresses: others may claim one, and would get a further count of tries. */
    async rememberOwner(reply: FastifyReply, userId: number): Promise<void> {
      const passwordHash = await accountsRepository(db).findOwnersHash(userId)
      if (passwordHash !== null) remember(reply, { id: userId, passwordHash })
    },
  }
}

export type KnownDevices = ReturnType<typeof createKnownDevices>
