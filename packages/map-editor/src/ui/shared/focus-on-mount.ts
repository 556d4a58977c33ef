/** The ref of a field that the person has just opened. */
export function focusOnMount(field: HTMLElement | null): void {
  field?.focus()
}
