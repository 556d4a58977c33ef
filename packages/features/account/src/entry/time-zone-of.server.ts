import { textOf } from '@repo/web-kit/forms.server'

/** The field of a sign-up form that its browser fills. */
export function timeZoneOf(form: FormData): { readonly time_zone?: string } {
  const timeZone = textOf(form, 'time_zone')
  return timeZone === '' ? {} : { time_zone: timeZone }
}
