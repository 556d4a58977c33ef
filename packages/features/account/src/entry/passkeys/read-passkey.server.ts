import { textOf } from '@repo/web-kit/forms.server'

/** What a browser made of a passkey, as a page posts it. The API looks whether it is what its type says. */
export function readPasskey<Response extends object>(form: FormData): Response {
  try {
    return JSON.parse(textOf(form, 'response'))
  } catch {
    return Object({})
  }
}
