/** The ref of a field that the writer has just opened. */
export function focusOnMount(field: HTMLElement | null): void {
  field?.focus()
}
