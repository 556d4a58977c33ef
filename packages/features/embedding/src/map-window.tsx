import { type EmbedOptions, readEmbedOptions } from '@repo/contract'
import { VisuallyHidden } from '@repo/ui/visually-hidden'
import { useIsBrowser } from '@repo/web-kit/use-is-browser'
import { type MouseEvent, type ReactNode, useMemo } from 'react'
import { useLocation } from 'react-router'
import styles from './map-window.module.css'

interface MapWindowProps {
  /** Of what the map is of. */
  title: string
  /** Once the browser knows what the frame is to show. */
  children: (options: EmbedOptions) => ReactNode
}

/** The live map in a frame of another page: it fills the window, and leads nowhere within it. */
export function MapWindow({ title, children }: MapWindowProps) {
  const { hash } = useLocation()
  const isBrowser = useIsBrowser()
  const options = useMemo(() => readEmbedOptions(new URLSearchParams(hash.slice(1))), [hash])
  return (
    <main className={styles.window} aria-label={title} data-embedded-map onClickCapture={openElsewhere}>
      <VisuallyHidden>
        <h1>{title}</h1>
      </VisuallyHidden>
      {isBrowser ? children(options) : null}
    </main>
  )
}

/** The page of a link is no page to be framed: it opens in a window of its own. */
function openElsewhere(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link) return
  event.stopPropagation() // the router would open it here
  link.target = '_blank'
  link.rel = 'noopener'
}

/** Tells the card around this window, which has it in a frame, what became of the map. On its own there is nobody to tell. */
export function tellFrame(news: string): void {
  window.frameElement?.dispatchEvent(new CustomEvent(news))
}
