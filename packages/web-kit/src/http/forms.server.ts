import { data } from 'react-router'

/** The fields of a posted form. A body that is no form, or is cut or too large, is the sender's fault and never ours. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch (error) {
    const status =
      typeof error === 'object' && error !== null && 'statusCode' in error && error.statusCode === 413 ? 413 : 400
    throw data(null, { status })
  }
}

/** A text field's value; empty when it is missing or a file. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
