/**
 * Focuses a field whose content was refused. The next action would drop its typed text silently.
 *
 * @returns whether there is one.
 */
export function focusRefusedField(part: Element | null): boolean {
  const field = part?.querySelector<HTMLElement>('[aria-invalid="true"]')
  field?.focus()
  return Boolean(field)
}
