/** On a control whose description waits until it is left: the id of its note. */
const WAITING = 'data-note'

/**
 * An error describes its control, so whoever comes to the control hears it. It is an alert as well only where the focus is
 * already, or is just leaving: after a refused form each error would be said at once.
 */
export function tellError(note: HTMLElement): void {
  const { id } = note
  const focused = document.activeElement
  const control = focused?.closest(`[aria-describedby~="${id}"], [${WAITING}="${id}"]`)
  if (control) describeWhenLeft(control, id)
  if (control || focused === document.body) note.setAttribute('role', 'alert')
  else note.removeAttribute('role')
}

/** After a refused form. Called before a browser has told of its errors, so that the first one is said once: as an alert. */
export function focusWrongField(form: HTMLElement): void {
  const control = form.querySelector<HTMLElement>('[aria-invalid="true"]')
  control?.focus()
  const noteId = control?.closest('[aria-describedby]')?.getAttribute('aria-describedby')
  const note = noteId ? document.getElementById(noteId) : null
  if (note) tellError(note)
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
