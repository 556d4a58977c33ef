export interface Photo {
  readonly src: string
  readonly alt: string
  /** The caption; empty without one. */
  readonly caption: string
}

const PHOTOS = 'figure.image img, figure.gallery img'

/** The pictures of an article's text in their order. */
export function photoElements(text: HTMLElement): readonly HTMLImageElement[] {
  return [...text.querySelectorAll<HTMLImageElement>(PHOTOS)]
}

export function photoOf(image: HTMLImageElement): Photo {
  const figure = image.closest('figure')
  const caption = figure?.querySelector('figcaption > span') ?? figure?.querySelector('figcaption')
  return { src: image.currentSrc || image.src, alt: image.alt, caption: caption?.textContent ?? '' }
}
