import type { InputHTMLAttributes, Ref } from 'react'
import { controlClass, Field, type FieldTexts } from '../field/field.tsx'
import { useLength } from '../field/use-length.ts'

export interface TextFieldProps
  extends FieldTexts,
    Omit<
      InputHTMLAttributes<HTMLInputElement>,
      'children' | 'required' | 'value' | 'defaultValue' | 'max' | 'maxLength'
    > {
  value?: string | undefined
  defaultValue?: string | undefined
  /** Characters allowed, shown by the counter; null hides it. */
  max?: number | null
  ref?: Ref<HTMLInputElement>
}

export function TextField({ label, hint, error, aside, isRequired, max = 255, onInput, ...input }: TextFieldProps) {
  const { length, countTyped } = useLength(input, max)
  return (
    <Field id={input.id} label={label} hint={hint} error={error} aside={aside} isRequired={isRequired} length={length}>
      {(control) => (
        <input
          type="text"
          {...input}
          {...control}
          className={controlClass}
          onInput={(event) => {
            countTyped(event)
            onInput?.(event)
          }}
        />
      )}
    </Field>
  )
}
