import type { ApiError } from '@repo/contract'
import type { Translator, VisitorMessages } from '@repo/i18n'

/** Why the API refused a new password: too many have it, or it is too short or too long. */
export function saidOfNewPassword(error: ApiError, t: Translator<VisitorMessages>): string {
  const isCommon = (error.fields ?? []).some(({ rule }) => rule === 'common')
  return t(isCommon ? 'auth.passwordCommon' : 'auth.passwordInvalid')
}
