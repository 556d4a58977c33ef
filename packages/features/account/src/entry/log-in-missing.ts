import type { Translator, VisitorMessages } from '@repo/i18n'

/** What is said at a field of a log-in that was left empty. */
export interface LogInMissing {
  readonly email?: string
  readonly password?: string
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
