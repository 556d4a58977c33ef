import { textOf } from '../http/forms.server.ts'

/** The field that a bot check filled in; nothing where it did not run. */
export function botCheckOf(form: FormData): { readonly bot_check?: string } {
  const answer = textOf(form, 'bot_check')
  return answer === '' ? {} : { bot_check: answer }
}
