import type { ApiError, Locale } from '@repo/contract'
import { formatDateTime } from './format.ts'
import type { Message } from './message.ts'
import type { errors } from './messages/en-us/errors.ts'
import { formatMessage } from './translator.ts'

/**
 * The sentence for an error of the API, with the numbers it carries.
 *
 * @param timeZone of the reader's account, for deadlines. Without it they are in the site's zone, which is named.
 */
export function errorMessage(
  error: ApiError,
  locale: Locale,
  messages: { readonly [Key in keyof typeof errors]: Message },
  timeZone: string | null = null,
): string {
  const { until, ...params } = error.params ?? {}
  const shown = typeof until === 'string' ? { ...params, until: deadline(until, timeZone, locale) } : error.params
  return formatMessage(messages[`error.${error.code}`], shown, locale)
}

/** The city of the site's time zone. */
const CITY_OF_DATES = { ja: '（東京の時刻）', 'en-us': ' (Tokyo time)' }

function deadline(until: string, timeZone: string | null, locale: Locale): string {
  return timeZone === null ? `${formatDateTime(until)}${CITY_OF_DATES[locale]}` : formatDateTime(until, timeZone)
}
