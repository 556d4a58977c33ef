import type { ApiError } from '@repo/contract'
import type { serverLanguage } from '@repo/web-kit/messages.server'
import { type FormProblems, invalidFields, waitOf } from './form-problems.ts'
import type { SignUpField } from './sign-up-check.ts'
import { SENTENCE_OF } from './sign-up-sentences.ts'

type Language = ReturnType<typeof serverLanguage>

/** What is said of fields that cannot be right. */
export function formatFieldProblems(fields: readonly SignUpField[], { t }: Language): FormProblems<SignUpField> {
  return { fields: Object.fromEntries(fields.map((field) => [field, t(SENTENCE_OF[field])])) }
}

/** What is said of an account that was not opened: at its field where one is to blame. */
export function formatRefusal(error: ApiError, { t, formatError }: Language): FormProblems<SignUpField> {
  if (error.code === 'auth.name_taken' || error.code === 'auth.name_reserved')
    return { fields: { name: formatError(error) } }
  if (error.code === 'auth.terms_required') return { fields: { terms: formatError(error) } }
  if (invalidFields(error).includes('password')) return { fields: { password: t('auth.passwordCommon') } }
  const waitSeconds = waitOf(error)
  return { fields: {}, whole: formatError(error), ...(waitSeconds ? { waitSeconds } : {}) }
}
