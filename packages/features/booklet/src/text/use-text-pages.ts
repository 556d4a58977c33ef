import { type RefObject, useEffect, useState } from 'react'
import { breakIntoPages, type LaidOutBlock, type TextPage } from './break-into-pages.ts'

const NO_PAGES: readonly TextPage[] = []
/** How long the pictures of the text are waited for. */
const PICTURE_TIMEOUT_MS = 12_000

/**
 * The pages of a text that lies in `source` in columns of a page's size. Null until it is known how it breaks.
 * @param key changes with whatever changes the breaks.
 */
export function useTextPages(source: RefObject<HTMLElement | null>, key: string): readonly TextPage[] | null {
  const [known, setKnown] = useState<{ key: string; pages: readonly TextPage[] } | null>(null)
  useEffect(() => {
    const text = source.current && flattened(source.current)
    if (!text) return setKnown({ key, pages: NO_PAGES })
    const stop = new AbortController()
    void untilComplete(text, stop.signal).then(() => {
      if (!stop.signal.aborted) {
        fitPictures(text)
        setKnown({ key, pages: breakIntoPages(blocksOf(text)) })
      }
      text.remove()
    })
    return () => stop.abort()
  }, [source, key])
  return known?.key === key ? known.pages : null
}

async function untilComplete(element: HTMLElement, signal: AbortSignal): Promise<void> {
  const pictures = [...element.querySelectorAll('img')].map((picture) => picture.decode().catch(() => {}))
  const timeout = new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, PICTURE_TIMEOUT_MS)
    signal.addEventListener('abort', () => clearTimeout(timer))
  })
  await Promise.race([Promise.all([document.fonts.ready, ...pictures]), timeout])
}

/** A copy beside the source that has all blocks as its children, as pages have them: rules for neighbours then hold in both alike. */
function flattened(source: HTMLElement): HTMLElement | null {
  const copy = source.cloneNode()
  if (!(copy instanceof HTMLElement)) return null
  for (const block of source.querySelectorAll(':scope > :not([data-flow]), :scope > [data-flow] > *')) {
    copy.append(block.cloneNode(true))
  }
  source.after(copy)
  return copy
}

/** How much of a page the picture of a figure may take instead of what it usually may. The styles of the text know them. */
const SMALLER = ['third', 'fifth'] as const

/** Draws pictures smaller that would go to the next page and leave the end of theirs empty, if they fit there then. */
function fitPictures(text: HTMLElement): void {
  const columnOf = columnsOf(text)
  for (const figure of text.querySelectorAll<HTMLElement>(':scope > figure.image')) {
    const before = blockBefore(figure)
    const end = before && [...before.getClientRects()].at(-1)
    if (!end) continue
    const isMoved = () => columnOf(figure.getBoundingClientRect()) > columnOf(end)
    for (const size of SMALLER) if (isMoved()) figure.dataset.picture = size
    if (isMoved()) delete figure.dataset.picture
  }
}

/** What stands before a figure and the headings that go where it goes. */
function blockBefore(figure: Element): Element | null {
  let block = figure.previousElementSibling
  while (block?.matches('h2, h3, h4, h5, h6')) block = block.previousElementSibling
  return block
}

/** In which column of a text something begins. */
function columnsOf(text: HTMLElement) {
  const { left, width } = text.getBoundingClientRect()
  const columnWidth = width + Number.parseFloat(getComputedStyle(text).columnGap)
  return (place: DOMRect) => Math.round((place.left - left) / columnWidth)
}

function blocksOf(text: HTMLElement): readonly LaidOutBlock[] {
  const { top } = text.getBoundingClientRect()
  const columnOf = columnsOf(text)
  return [...text.children].flatMap((block) => {
    const parts = block.getClientRects()
    const [first, last] = [parts[0], parts[parts.length - 1]]
    if (!first || !last) return [] // nothing of it is shown
    return [
      {
        html: block.outerHTML,
        firstColumn: columnOf(first),
        lastColumn: columnOf(last),
        topPixels: first.top - top,
        bottomPixels: last.bottom - top,
      },
    ]
  })
}
