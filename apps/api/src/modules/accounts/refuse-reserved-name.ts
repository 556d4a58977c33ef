import { isReservedUserName } from '@repo/contract'
import { AppError } from '../../platform/app-error.ts'

/** @throws {AppError} `auth.name_reserved`. */
export function refuseReservedName(name: string): void {
  if (!isReservedUserName(name)) return
  throw new AppError('auth.name_reserved', {}, { fields: [{ field: 'name', rule: 'reserved' }] })
}
