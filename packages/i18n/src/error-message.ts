import type { ApiError, Locale } from '@repo/contract'
import { formatDate } from './format.ts'
import type { Message } from './message.ts'
import type { errors } from './messages/en-us/errors.ts'
import { formatMessage } from './translator.ts'

/** The sentence for an error of the API, with the numbers it carries. */
export function errorMessage(
  error: ApiError,
  locale: Locale,
  messages: { readonly [Key in keyof typeof errors]: Message },
): string {
  const { until, ...params } = error.params ?? {}
  const shown = typeof until === 'string' ? { ...params, until: formatDate(until, locale) } : error.params
  return formatMessage(messages[`error.${error.code}`], shown, locale)
}
