import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { x } from '../icon/icons.ts'
import { UiLink } from '../link/link.tsx'
import { useUiMessages } from '../ui-messages/ui-messages.tsx'
import styles from './tag.module.css'

export interface TagProps {
  children: string
  /** Shows a cross that takes the tag away. */
  onRemove?: () => void
}

export function Tag({ children, onRemove }: TagProps) {
  const { removeTag } = useUiMessages()
  return (
    <span className={styles.tag}>
      {children}
      {onRemove ? (
        <button type="button" className={styles.remove} aria-label={removeTag(children)} onClick={onRemove}>
          <Icon path={x} size={12} />
        </button>
      ) : null}
    </span>
  )
}

export function TagLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <UiLink className={styles.tag} href={href}>
      {children}
    </UiLink>
  )
}
