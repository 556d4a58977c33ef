import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { Badge } from '../badge/badge.tsx'
import { classNames } from '../class-names/class-names.ts'
import { Icon } from '../icon/icon.tsx'
import { warningCircleFill } from '../icon/icons.ts'
import { useUiMessages } from '../ui-messages/ui-messages.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './field.module.css'
import { tellError } from './tell-error.ts'

/** What every labelled control takes. */
export interface FieldTexts {
  label: string
  /** Hides the label, because the context shows what the control is for. */
  isLabelHidden?: boolean | undefined
  hint?: ReactNode
  /** Replaces the hint and marks the control invalid. */
  error?: string | undefined
  /** Beside the label, for instance a link. */
  aside?: ReactNode
  isRequired?: boolean | undefined
}

/** Attributes that tie a control to its label, hint, error and counter. */
interface ControlAttributes {
  id: string
  required: boolean
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

interface FieldProps extends FieldTexts {
  id?: string | undefined
  /** Characters written and allowed; no counter without it. */
  length?: { readonly current: number; readonly max: number } | undefined
  children: (control: ControlAttributes) => ReactNode
}

export function Field({
  id,
  label,
  isLabelHidden = false,
  hint,
  error,
  aside,
  isRequired = false,
  length,
  children,
}: FieldProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const { required } = useUiMessages()
  const hintId = `${controlId}-hint`
  const isDescribed = Boolean(error ?? hint)
  return (
    <div className={styles.field}>
      <div className={styles.head} data-empty={(isLabelHidden && !aside && !isRequired) || undefined}>
        <label htmlFor={controlId} className={styles.label}>
          {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
          {isRequired ? (
            <span aria-hidden="true">
              <Badge tone="danger">{required}</Badge>
            </span>
          ) : null}
        </label>
        {aside}
      </div>
      {children({
        id: controlId,
        required: isRequired,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': isDescribed ? hintId : undefined,
      })}
      <div className={styles.foot}>
        {isDescribed ? <FieldNote id={hintId} hint={hint} error={error} /> : null}
        {length ? <Counter {...length} /> : null}
      </div>
    </div>
  )
}

interface FieldNoteProps {
  id: string
  hint?: ReactNode
  error?: string | undefined
}

export function FieldNote({ id, hint, error }: FieldNoteProps) {
  if (error) return <ErrorNote key={error} id={id} error={error} />
  return (
    <span id={id} className={styles.hint}>
      {hint}
    </span>
  )
}

function ErrorNote({ id, error }: { id: string; error: string }) {
  const note = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    if (note.current) tellError(note.current)
  }, [])
  return (
    <span ref={note} id={id} className={styles.error} role="alert">
      <Icon path={warningCircleFill} size={17} />
      <span>{error}</span>
    </span>
  )
}

/** Of the characters allowed, from which on the counter is of use. */
const COUNTED_FROM = 0.8

/** Not seen before the limit is near. It keeps its place, so that nothing moves then. */
function Counter({ current, max }: { current: number; max: number }) {
  const isQuiet = current < max * COUNTED_FROM
  return (
    <span className={classNames(styles.counter, isQuiet && styles.quiet, current > max && styles.over)}>
      {current} / {max}
    </span>
  )
}

/** The look of a text control. */
export const controlClass = styles.control

export { focusWrongField } from './tell-error.ts'
