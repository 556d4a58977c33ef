import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { Spinner } from '../spinner/spinner.tsx'
import styles from './button.module.css'
import { type ButtonLook, buttonClass } from './button-class.ts'

export interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  /** While the action runs: what it is doing (保存中 / Saving). Keeps the width, ignores presses, is announced. */
  busyLabel?: string | undefined
  icon?: ReactNode
  ref?: Ref<HTMLButtonElement>
}

export function Button({
  variant,
  size,
  isBlock,
  busyLabel,
  icon,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const isBusy = busyLabel !== undefined
  return (
    <button
      type="button"
      data-danger={variant === 'danger' || undefined}
      {...rest}
      className={buttonClass({ variant, size, isBlock }, className)}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    >
      <span className={styles.content} data-hidden={isBusy || undefined} aria-hidden={isBusy || undefined}>
        {icon}
        {children}
      </span>
      {isBusy ? (
        <span className={styles.busy} role="status">
          <Spinner size={16} />
          {busyLabel}
        </span>
      ) : null}
    </button>
  )
}
