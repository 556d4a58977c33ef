import type { Ref, TextareaHTMLAttributes } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { controlClass, Field, type FieldTexts } from '../field/field.tsx'
import { useLength } from '../field/use-length.ts'
import styles from './text-area.module.css'

export interface TextAreaProps
  extends FieldTexts,
    Omit<
      TextareaHTMLAttributes<HTMLTextAreaElement>,
      'children' | 'required' | 'value' | 'defaultValue' | 'maxLength' | 'rows'
    > {
  value?: string | undefined
  defaultValue?: string | undefined
  /** Characters allowed, shown by the counter; null hides it. */
  max?: number | null
  ref?: Ref<HTMLTextAreaElement>
}

/** Grows with its text from three rows to six. */
export function TextArea({ label, hint, error, aside, isRequired, max = 1000, onInput, ...input }: TextAreaProps) {
  const { length, countTyped } = useLength(input, max)
  return (
    <Field id={input.id} label={label} hint={hint} error={error} aside={aside} isRequired={isRequired} length={length}>
      {(control) => (
        <textarea
          {...input}
          {...control}
          rows={3}
          className={classNames(controlClass, styles.area)}
          onInput={(event) => {
            countTyped(event)
            onInput?.(event)
          }}
        />
      )}
    </Field>
  )
}
