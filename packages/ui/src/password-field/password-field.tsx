import { useState } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { controlClass, Field } from '../field/field.tsx'
import { eye, eyeSlash } from '../icon/icons.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import type { TextFieldProps } from '../text-field/text-field.tsx'
import { useUiMessages } from '../ui-messages/ui-messages.tsx'
import styles from './password-field.module.css'

export interface PasswordFieldProps extends Omit<TextFieldProps, 'max' | 'type'> {
  autoComplete: 'current-password' | 'new-password'
}

export function PasswordField({ label, hint, error, aside, isRequired, ...input }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false)
  const { showPassword, hidePassword } = useUiMessages()
  return (
    <Field id={input.id} label={label} hint={hint} error={error} aside={aside} isRequired={isRequired}>
      {(control) => (
        <div className={styles.wrap}>
          <input
            {...input}
            {...control}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className={classNames(controlClass, styles.input)}
          />
          <IconButton
            className={styles.toggle}
            label={isShown ? hidePassword : showPassword}
            icon={isShown ? eyeSlash : eye}
            onClick={() => setIsShown(!isShown)}
          />
        </div>
      )}
    </Field>
  )
}
