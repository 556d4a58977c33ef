import { textOf } from '@repo/web-kit/forms.server'

/** What a browser made of a passkey, as a page posts it. The API looks whether it is what its type says. */
export function readPasskey<Response extends object>(form: FormData): Response {
  try {
    return JSON.parse(textOf(form, 'response'))
  } catch {
    return Object({})
  }
}

/** The digits that were typed into the boxes of a mailed code, full-width ones too. */
export function mailedDigits(form: FormData): string {
  return form.getAll('code').join('').normalize('NFKC').replace(/\D/g, '')
}

/** What every sign-up form asks for. */
export function readSignUp(form: FormData) {
  return {
    name: textOf(form, 'name').trim(),
    nickname: textOf(form, 'nickname').trim(),
    email: textOf(form, 'email').trim(),
    terms: form.has('terms'),
  }
}

/** The field of a sign-up form that its browser fills. */
export function timeZoneOf(form: FormData): { readonly time_zone?: string } {
  const timeZone = textOf(form, 'time_zone')
  return timeZone === '' ? {} : { time_zone: timeZone }
}
