import '../styles/reset.css'
import '../styles/theme.css'
import type { ComponentProps, ReactNode } from 'react'
import { Icon, type IconPath } from '../icons/icon.tsx'
import styles from '../styles/controls.module.css'
import { classNames } from './class-names.ts'

type NativeButtonProps = Omit<ComponentProps<'button'>, 'children' | 'className' | 'type'>

export interface ButtonProps extends NativeButtonProps {
  readonly variant: 'primary' | 'line' | 'ghost' | 'brand' | 'danger'
  readonly size?: 'small' | 'medium'
  readonly icon?: IconPath
  /** `submit` sends the form around it, which Enter in a field then does as well. */
  readonly type?: 'button' | 'submit'
  readonly className?: string
  readonly children: ReactNode
}

export function Button({
  variant,
  size = 'medium',
  icon,
  type = 'button',
  className,
  children,
  ...native
}: ButtonProps) {
  return (
    <button
      type={type}
      className={classNames(styles.button, styles[variant], size === 'small' && styles.small, className)}
      {...native}
    >
      {icon && <Icon path={icon} size={size === 'small' ? 17 : 19} />}
      {children}
    </button>
  )
}

export interface IconButtonProps extends NativeButtonProps {
  /** The accessible name, also shown as a tool tip. */
  readonly label: string
  readonly icon: IconPath
  readonly iconSize?: number
  readonly size?: 'small' | 'medium'
  readonly tone?: 'plain' | 'danger'
  /** As `aria-keyshortcuts` writes it. */
  readonly shortcut?: string | undefined
  readonly className?: string
}

export function IconButton(props: IconButtonProps) {
  const { label, icon, iconSize = 20, size = 'medium', tone = 'plain', shortcut, className, ...native } = props
  return (
    <button
      type="button"
      aria-label={label}
      aria-keyshortcuts={shortcut}
      title={label}
      className={classNames(
        styles.iconButton,
        size === 'small' && styles.small,
        tone === 'danger' && styles.danger,
        className,
      )}
      {...native}
    >
      <Icon path={icon} size={iconSize} />
    </button>
  )
}

export function Badge({ tone = 'plain', children }: { tone?: 'plain' | 'brand' | 'required'; children: ReactNode }) {
  return (
    <span
      className={classNames(
        styles.badge,
        tone === 'brand' && styles.badgeBrand,
        tone === 'required' && styles.badgeRequired,
      )}
    >
      {children}
    </span>
  )
}

export function Key({ children }: { children: ReactNode }) {
  return <kbd className={styles.key}>{children}</kbd>
}

export function VisuallyHidden({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <span id={id} className={styles.visuallyHidden}>
      {children}
    </span>
  )
}

/** The class of everything that floats over the map. */
export const surfaceClass = styles.surface
/** Marks a panel that may be rendered outside of an editor: the page's own rules end at it (`reset.css`). */
export const panelClass = 'mishiori-map-panel'
/** Around content of the host in a panel: it is styled by the page. */
export const hostClass = 'mishiori-host'
