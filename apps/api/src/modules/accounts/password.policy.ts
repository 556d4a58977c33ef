import commonPasswords from './common-passwords.json' with { type: 'json' }

/** The 3,000 most used passwords of at least eight characters (from zxcvbn 4.4.2, MIT, © Dan Wheeler and Dropbox). */
const COMMON = new Set(commonPasswords.flatMap((line) => line.split(' ')))

export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.toLowerCase())
}
