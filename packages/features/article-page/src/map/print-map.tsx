import { previewAddress } from '@repo/contract'
import { useRootData } from '@repo/web-kit/root-data'
import { whenLoaded } from '@repo/web-kit/when-loaded'
import { useEffect, useState } from 'react'
import styles from './map-frame.module.css'

/** Small screens are not printed from: they need not fetch what is for paper. */
const WIDE = '(min-width: 769px)'
const WIDE_AND_DARK = `${WIDE} and (prefers-color-scheme: dark)`

/**
 * The light drawing of a map that is dark on the screen, over it on paper. It is fetched when the page has all it
 * needs: browsers do not wait for a picture that is only asked for as they print.
 */
export function PrintMap({ previewPath }: { previewPath: string }) {
  const { theme, locale } = useRootData()
  const [isNeeded, setIsNeeded] = useState(false)
  useEffect(() => {
    if (theme === 'light') return
    whenLoaded(() => setIsNeeded(matchMedia(theme === 'dark' ? WIDE : WIDE_AND_DARK).matches))
  }, [theme])
  if (!isNeeded) return null
  const address = previewAddress(previewPath, 'pane', locale)
  return <img className={styles.onPaper} fetchPriority="low" src={address} width={740} height={660} alt="" />
}
