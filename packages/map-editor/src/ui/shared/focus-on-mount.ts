/** The ref of a field that the person has just asked for. */
export function focusOnMount(field: HTMLElement | null): void {
  field?.focus()
}
