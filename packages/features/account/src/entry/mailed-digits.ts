/** The digits that were typed into the boxes of a mailed code, full-width ones too. */
export function mailedDigits(form: FormData): string {
  return form.getAll('code').join('').normalize('NFKC').replace(/\D/g, '')
}
