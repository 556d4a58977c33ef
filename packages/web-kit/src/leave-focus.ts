/**
 * Ref of what goes when it is pressed, or of a control's part that goes with it: while it has the focus, the focus goes to
 * the nearest `section` or part with a `tabIndex` of -1 around it; in a `section` without one, to its heading that has one.
 */
export function leaveFocus(part: HTMLElement | null) {
  return () => {
    if (!part?.contains(document.activeElement)) return
    const around = part.parentElement?.closest<HTMLElement>('section, [tabindex="-1"]')
    const heir = around?.matches('[tabindex]') ? around : around?.querySelector<HTMLElement>('[tabindex="-1"]')
    heir?.focus({ preventScroll: true })
  }
}
