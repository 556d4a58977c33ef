import type { ApiError } from '@repo/contract'
import type { Translator, VisitorMessages } from '@repo/i18n'

/** What is wrong with a submitted form: sentences by field, one for the whole. */
export interface FormProblems<Field extends string> {
  readonly fields: { readonly [Name in Field]?: string }
  readonly whole?: string
  /** Seconds to wait before another try. */
  readonly waitSeconds?: number
}

/** The retry time of a throttled response, in seconds. */
export function waitOf(error: ApiError): number | undefined {
  const seconds = Number(error.params?.seconds)
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : undefined
}

/** Fields that the API found invalid. */
export function invalidFields(error: ApiError): readonly string[] {
  return (error.fields ?? []).map(({ field }) => field.replace(/^(body)?[./]/, ''))
}

/** Why the API refused a new password: too many have it, or it is too short or too long. */
export function newPasswordProblem(error: ApiError, t: Translator<VisitorMessages>): string {
  const isCommon = (error.fields ?? []).some(({ rule }) => rule === 'common')
  return t(isCommon ? 'auth.passwordCommon' : 'auth.passwordInvalid')
}
