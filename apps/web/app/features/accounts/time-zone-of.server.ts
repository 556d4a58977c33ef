import { textOf } from '../../platform/http/forms.server.ts'

/** The field of a sign-up form that its browser fills. */
export function timeZoneOf(form: FormData): { readonly time_zone?: string } {
  const timeZone = textOf(form, 'time_zone')
  return timeZone === '' ? {} : { time_zone: timeZone }
}
