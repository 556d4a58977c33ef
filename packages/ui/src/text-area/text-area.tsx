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
export function TextArea({ max = 1000, onInput, ...props }: TextAreaProps) {
  const { label, isLabelHidden, hint, error, aside, isRequired, ...input } = props
  const texts = { label, isLabelHidden, hint, error, aside, isRequired }
  const { length, countTyped } = useLength(input, max)
  return (
    <Field id={input.id} {...texts} length={length}>
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
