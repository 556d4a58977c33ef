/** On a control whose description waits until it is left: the id of its note. */
const WAITING = 'data-note'

/**
 * An error describes its control, so whoever comes to the control hears it. It is an alert as well only where the focus is
 * already, or is just leaving: after a refused form, which leads to its first wrong field, each error would be said at once,
 * and that one twice.
 */
export function tellError(note: HTMLElement): void {
  const { id } = note
  const focused = document.activeElement
  const control = focused?.closest(`[aria-describedby~="${id}"], [${WAITING}="${id}"]`)
  if (control) describeWhenLeft(control, id)
  if (!control && focused !== document.body) note.removeAttribute('role')
}

/** Screen readers say a new description of what has the focus by themselves: it would be the second time. */
function describeWhenLeft(control: Element, id: string): void {
  control.removeAttribute('aria-describedby')
  if (control.hasAttribute(WAITING)) return
  control.setAttribute(WAITING, id)
  const describe = () => {
    control.removeAttribute(WAITING)
    if (document.getElementById(id)) control.setAttribute('aria-describedby', id)
  }
  control.addEventListener('focusout', describe, { once: true })
}
