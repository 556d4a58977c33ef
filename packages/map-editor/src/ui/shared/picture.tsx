import { useState } from 'react'
import { Icon } from '../icons/icon.tsx'
import { imageIcon } from '../icons/phosphor-paths.ts'
import { VisuallyHidden } from './controls.tsx'
import styles from './picture.module.css'

/** A picture that cannot be shown is replaced by a symbol and its alternative text. */
export function Picture({ src, alt }: { readonly src: string; readonly alt: string }) {
  const [broken, setBroken] = useState<string | null>(null)
  if (src !== broken) return <img src={src} alt={alt} onError={() => setBroken(src)} />
  return (
    <span className={styles.broken}>
      <Icon path={imageIcon} size={22} />
      <VisuallyHidden>{alt}</VisuallyHidden>
    </span>
  )
}
