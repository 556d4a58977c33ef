import { useState } from 'react'
import { Icon } from '../icons/icon.tsx'
import { imageIcon } from '../icons/phosphor-paths.ts'
import { VisuallyHidden } from './controls.tsx'
import { hostElsewhere } from './host-elsewhere.ts'
import styles from './picture.module.css'

interface PictureProps {
  readonly src: string
  readonly alt: string
  /** What a link to a picture of another site says, by its host. Without it there is no link. */
  readonly linkLabel?: (host: string) => string
}

/**
 * A picture that cannot be shown is replaced by a symbol and its alternative text, or by a link if it lies on another site:
 * pages may forbid to load pictures from there.
 */
export function Picture({ src, alt, linkLabel }: PictureProps) {
  const [broken, setBroken] = useState<string | null>(null)
  if (src !== broken) return <img src={src} alt={alt} onError={() => setBroken(src)} />
  const host = linkLabel ? hostElsewhere(src) : null
  if (!linkLabel || host === null) return <PictureSymbol alt={alt} />
  return (
    <a className={styles.link} href={src} target="_blank" rel="noopener noreferrer nofollow ugc">
      <Icon path={imageIcon} size={22} />
      <span>{linkLabel(host)}</span>
    </a>
  )
}

export function PictureSymbol({ alt }: { readonly alt: string }) {
  return (
    <span className={styles.broken}>
      <Icon path={imageIcon} size={22} />
      <VisuallyHidden>{alt}</VisuallyHidden>
    </span>
  )
}
