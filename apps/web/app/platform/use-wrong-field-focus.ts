import { type RefObject, useEffect } from 'react'

/** Its error describes the field by then. Described anew while it has the focus, it would be read out a second time. */
const DESCRIBED_AFTER_MS = 100

/**
 * After a validation error the first invalid field gets the focus.
 *
 * @param answer to the form; each new one leads there again.
 */
export function useWrongFieldFocus(form: RefObject<HTMLFormElement | null>, answer: unknown): void {
  useEffect(() => {
    if (!answer) return
    const focusing = setTimeout(
      () => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
      DESCRIBED_AFTER_MS,
    )
    return () => clearTimeout(focusing)
  }, [answer, form])
}
