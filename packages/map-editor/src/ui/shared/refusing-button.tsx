import { type MouseEventHandler, useId } from 'react'
import { Button, type ButtonProps, VisuallyHidden } from './controls.tsx'

interface RefusingButtonProps
  extends Omit<ButtonProps, 'aria-disabled' | 'aria-describedby' | 'disabled' | 'title' | 'onClick'> {
  /** Why it is disabled, as text; null while it is enabled. */
  readonly refusal: string | null
  /** Not needed to submit a form, which has to mind the refusal itself: Enter in a field submits as well. */
  readonly onClick?: MouseEventHandler<HTMLButtonElement>
}

/** Stays in reach of the focus while it refuses, so that the reason can be read. */
export function RefusingButton({ refusal, onClick, ...button }: RefusingButtonProps) {
  const reasonId = useId()
  const isRefusing = refusal !== null
  return (
    <>
      <Button
        {...button}
        aria-disabled={isRefusing}
        aria-describedby={isRefusing ? reasonId : undefined}
        title={refusal ?? undefined}
        onClick={(event) => !isRefusing && onClick?.(event)}
      />
      {isRefusing && <VisuallyHidden id={reasonId}>{refusal}</VisuallyHidden>}
    </>
  )
}
