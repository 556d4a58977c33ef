import { classNames } from '../class-names/class-names.ts'
import styles from './avatar.module.css'

export interface AvatarProps {
  /** The person's name; its first character is shown if there is no picture. */
  name: string
  /** Address of a picture. */
  src?: string | null
  size?: 'sm' | 'lg' | 'xl'
}

const COLORS = 6
const EDGE_PX = { sm: 28, lg: 48, xl: 112 }

/** Stands beside the name, so it is hidden from assistive technology. */
export function Avatar({ name, src, size = 'sm' }: AvatarProps) {
  const className = classNames(styles.avatar, styles[size], styles[`color${colorOf(name)}`])
  if (src) return <img className={className} src={src} alt="" width={EDGE_PX[size]} height={EDGE_PX[size]} />
  const [initial = ''] = name
  return (
    <span className={className} aria-hidden="true">
      {initial.toUpperCase()}
    </span>
  )
}

/** The same name has the same colour everywhere. */
function colorOf(name: string): number {
  let sum = 0
  for (const character of name) sum += character.codePointAt(0) ?? 0
  return (sum % COLORS) + 1
}
