import { AppError } from '../../../platform/app-error.ts'
import { isCommonPassword } from '../password.policy.ts'

/** @throws {AppError} `request.invalid` for a password that many have. */
export function refuseCommonPassword(password: string): void {
  if (!isCommonPassword(password)) return
  throw new AppError('request.invalid', {}, { fields: [{ field: 'password', rule: 'common' }] })
}
