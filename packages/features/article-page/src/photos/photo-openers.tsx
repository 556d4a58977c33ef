import type { Photo } from '@repo/articles/photo-viewer'
import { useLanguage } from '@repo/web-kit/language'
import { lazyComponent } from '@repo/web-kit/lazy-component'
import { type RefObject, Suspense, useEffect, useState } from 'react'

const PhotoViewer = lazyComponent(() => import('@repo/articles/photo-viewer'))

const PHOTOS = 'figure.image img, figure.gallery img'

interface Opened {
  readonly photos: readonly Photo[]
  readonly index: number
}

/** Makes the pictures of the text open larger, by pointer and keyboard. What shows them is loaded when the first one is opened. */
export function PhotoOpeners({ text, html }: { text: RefObject<HTMLElement | null>; html: string }) {
  const { t } = useLanguage()
  const [opened, setOpened] = useState<Opened | null>(null)
  useEffect(() => {
    const images = text.current ? photoElements(text.current) : []
    const open = (index: number) => setOpened({ photos: images.map(photoOf), index })
    const undo = images.map((image, index) =>
      makeButton(
        image,
        () => open(index),
        (name) => (name ? t('photo.open', { name }) : t('photo.openUnnamed')),
      ),
    )
    return () => {
      for (const step of undo) step()
    }
  }, [text, html, t])
  const close = (index: number) => {
    setOpened(null)
    const image = text.current ? photoElements(text.current)[index] : undefined
    image?.focus()
  }
  return opened ? (
    <Suspense>
      <PhotoViewer photos={opened.photos} initialIndex={opened.index} onClose={close} />
    </Suspense>
  ) : null
}

/** @returns how to make it a mere picture again. */
function makeButton(image: HTMLImageElement, open: () => void, labelOf: (name: string) => string): () => void {
  const openByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    open()
  }
  const attributes = { role: 'button', tabindex: '0', 'aria-label': labelOf(image.alt), 'aria-haspopup': 'dialog' }
  for (const [name, value] of Object.entries(attributes)) image.setAttribute(name, value)
  image.addEventListener('click', open)
  image.addEventListener('keydown', openByKey)
  return () => {
    for (const name of Object.keys(attributes)) image.removeAttribute(name)
    image.removeEventListener('click', open)
    image.removeEventListener('keydown', openByKey)
  }
}

/** The pictures of an article's text in their order. */
function photoElements(text: HTMLElement): readonly HTMLImageElement[] {
  return [...text.querySelectorAll<HTMLImageElement>(PHOTOS)]
}

function photoOf(image: HTMLImageElement): Photo {
  const figure = image.closest('figure')
  const caption = figure?.querySelector('figcaption > span') ?? figure?.querySelector('figcaption')
  return { src: image.currentSrc || image.src, alt: image.alt, caption: caption?.textContent ?? '' }
}
