import { useState } from 'react'
import { Icon } from '../../icons/icon.tsx'
import styles from './picture.module.css'

/** A picture that cannot be shown leaves its place to a symbol. */
export function Picture({ src, alt }: { readonly src: string; readonly alt: string }) {
  const [broken, setBroken] = useState<string | null>(null)
  if (src !== broken) return <img src={src} alt={alt} onError={() => setBroken(src)} />
  return (
    <span role="img" aria-label={alt} className={styles.broken}>
      <Icon name="image" size={22} />
    </span>
  )
}
