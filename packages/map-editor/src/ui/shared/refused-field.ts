/**
 * Goes back to a field whose content was refused. What was typed there would be dropped in silence by what comes next.
 *
 * @returns whether there is one.
 */
export function focusRefusedField(part: Element | null): boolean {
  const field = part?.querySelector<HTMLElement>('[aria-invalid="true"]')
  field?.focus()
  return Boolean(field)
}
