import { AppError } from '../../../platform/app-error.ts'
import commonPasswords from '../common-passwords.json' with { type: 'json' }

/** The 3,000 most used passwords of at least eight characters (from zxcvbn 4.4.2, MIT, © Dan Wheeler and Dropbox). */
const COMMON = new Set(commonPasswords.flatMap((line) => line.split(' ')))

function isCommonPassword(password: string): boolean {
  return COMMON.has(password.toLowerCase())
}

/** @throws {AppError} `request.invalid` for a password that many have. */
export function refuseCommonPassword(password: string): void {
  if (!isCommonPassword(password)) return
  throw new AppError('request.invalid', {}, { fields: [{ field: 'password', rule: 'common' }] })
}
