import type { MapObjectId } from '@mishiori/map-document'
import { useEffect, useState } from 'react'
import { linkBeingRead } from './link-being-read.ts'
import { mapLinksOfText, objectOfLink } from './text-places.ts'

/** The object that the text at the reading position links to, marked in the text; null before the first, and while disabled. */
export function useObjectBeingRead(isEnabled: boolean): MapObjectId | null {
  const [objectId, setObjectId] = useState<MapObjectId | null>(null)
  useEffect(() => {
    if (!isEnabled) return setObjectId(null)
    const update = () => setObjectId(readObject())
    update()
    addEventListener('scroll', update, { passive: true })
    addEventListener('resize', update)
    return () => {
      removeEventListener('scroll', update)
      removeEventListener('resize', update)
    }
  }, [isEnabled])
  useEffect(() => {
    const links = mapLinksOfText().filter((link) => objectOfLink(link) === objectId)
    for (const link of links) link.toggleAttribute('data-current', true)
    return () => {
      for (const link of links) link.toggleAttribute('data-current', false)
    }
  }, [objectId])
  return objectId
}

function readObject(): MapObjectId | null {
  const links = mapLinksOfText().map((link) => ({
    objectId: objectOfLink(link),
    top: link.getBoundingClientRect().top,
  }))
  const page = document.documentElement
  const left = page.scrollHeight - innerHeight - scrollY
  const covered = Number.parseFloat(getComputedStyle(page).scrollPaddingTop) || 0
  const objectId = linkBeingRead(links, { height: innerHeight, covered, left })
  return objectId as MapObjectId | null // from the text; one that the map lacks shows nothing
}
