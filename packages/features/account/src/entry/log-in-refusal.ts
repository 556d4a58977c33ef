import type { Translator, VisitorMessages } from '@repo/i18n'

/** What is said at a field of a log-in that was left empty. */
interface LogInMissing {
  readonly email?: string
  readonly password?: string
}

/** What is said to a log-in that failed. */
export interface LogInRefusal {
  readonly email: string
  /** At fields that were left empty; nothing was tried then. */
  readonly fields?: LogInMissing
  readonly problem?: string
  readonly waitSeconds?: number | undefined
  readonly isCheckRequired?: boolean
}

/** Null where both are there. */
export function whatIsMissing(
  { email, password }: Readonly<Record<keyof LogInMissing, string>>,
  t: Translator<VisitorMessages>,
): LogInMissing | null {
  if (email !== '' && password !== '') return null
  return {
    ...(email === '' && { email: t('auth.emailInvalid') }),
    ...(password === '' && { password: t('auth.passwordMissing') }),
  }
}
