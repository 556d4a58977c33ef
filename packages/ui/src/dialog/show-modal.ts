/** How long a dialog has the focus between two steps. */
export const BETWEEN_STEPS_MS = 150

const FIELDS = 'input:not([type="hidden"], [type="file"], [readonly]), select, textarea, [contenteditable="true"]'
const WRITTEN_INTO = 'input:not([type="checkbox"], [type="radio"], [type="range"]), textarea, [contenteditable="true"]'

/**
 * Opens a dialog on its first field, else on its main action, which stands last. A question about something that is then
 * gone opens on the answer that changes nothing. The browser alone would take the first button, which closes it again.
 */
export function showModal(dialog: HTMLDialogElement | null, parts: DialogParts): void {
  if (!dialog) return
  describe(dialog, parts.content)
  dialog.showModal()
  firstTarget(parts)?.focus()
}

/** The browser gives the focus back to what had it. An entry of a menu that has closed meanwhile hands it to the menu's button. */
export function closeModal(dialog: HTMLDialogElement | null, opener: Element | null): void {
  if (!dialog?.open) return
  dialog.close()
  if (document.activeElement === document.body) opener?.closest('details')?.querySelector('summary')?.focus()
}

/**
 * What had the focus may be gone: a form that was sent, a step that was taken. Screen readers miss a focus that moves in
 * the very moment when the old one is removed, so the dialog has it in between.
 */
export function refocus(dialog: HTMLDialogElement | null, parts: DialogParts): void {
  if (!dialog?.open || document.activeElement !== document.body) return
  dialog.focus()
  setTimeout(() => {
    if (document.activeElement === dialog) (firstTarget(parts) ?? usable(dialog, 'button')[0])?.focus()
  }, BETWEEN_STEPS_MS)
}

interface DialogParts {
  readonly content: Element | null
  readonly actions: Element | null
}

function firstTarget({ content, actions }: DialogParts): HTMLElement | undefined {
  const field = usable(content, FIELDS).find(isFirstChoice)
  // A keyboard on the screen would cover half of what was opened.
  if (field) return field.matches(WRITTEN_INTO) && matchMedia('(pointer: coarse)').matches ? undefined : field
  const choices = usable(actions, 'button, a[href]')
  return choices.some((choice) => choice.hasAttribute('data-danger')) ? choices[0] : choices.at(-1)
}

/** Of a group of options, the one that is chosen. */
function isFirstChoice(field: HTMLElement): boolean {
  if (!(field instanceof HTMLInputElement) || field.type !== 'radio' || field.checked) return true
  const { form, name } = field
  const group = (form ?? field.closest('dialog'))?.querySelectorAll<HTMLInputElement>('input[type="radio"]') ?? []
  return ![...group].some((other) => other.name === name && other.checked)
}

function usable(part: Element | null, selector: string): readonly HTMLElement[] {
  return [...(part?.querySelectorAll<HTMLElement>(selector) ?? [])].filter(
    (element) => !element.matches(':disabled') && element.checkVisibility(),
  )
}

/** The sentences that a dialog begins with are before its first field, and would be skipped. */
function describe(dialog: HTMLDialogElement, content: Element | null): void {
  const lead = content?.querySelector(':scope > p:first-child, :scope > form > p:first-child')
  dialog.removeAttribute('aria-describedby')
  if (!lead) return
  lead.id ||= `${dialog.id}-lead`
  dialog.setAttribute('aria-describedby', lead.id)
}
