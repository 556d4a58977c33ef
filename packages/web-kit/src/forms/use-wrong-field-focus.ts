import { focusWrongField } from '@repo/ui/field'
import { type RefObject, useLayoutEffect } from 'react'

/**
 * After a validation error the first invalid field gets the focus.
 *
 * @param answer to the form; each new one leads there again.
 */
export function useWrongFieldFocus(form: RefObject<HTMLFormElement | null>, answer: unknown): void {
  useLayoutEffect(() => {
    if (answer && form.current) focusWrongField(form.current)
  }, [answer, form])
}
