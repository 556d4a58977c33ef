import type { LngLat } from 'maplibre-gl'
import type { Contestant } from '../contestant.ts'
import { limit } from './limit.ts'

const overlay = limit('overlay')

const PANEL =
  'position:absolute;left:16px;padding:8px 12px;background:#fff;border-radius:8px;box-shadow:0 2px 8px #0003'
const UNSEEN = 'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap'

/**
 * `limit-overlay` with the words that drawing needs, as plain text: how many points, how long the line is, and what is
 * said of each point.
 */
export const contestant: Contestant = {
  ...overlay,
  async open(container) {
    const map = await overlay.open(container)
    const [count, length, said] = [`${PANEL};top:16px`, `${PANEL};top:64px`, UNSEEN].map((style) => {
      const element = document.createElement('div')
      element.style.cssText = style
      return container.appendChild(element)
    })
    said?.setAttribute('aria-live', 'polite')
    const write = (element: HTMLElement | undefined, text: string) => {
      if (element) element.textContent = text
    }
    let points = 0
    let meters = 0
    let last: LngLat | null = null
    map.on('click', ({ lngLat }) => {
      points += 1
      meters += last?.distanceTo(lngLat) ?? 0
      last = lngLat
      const kilometers = `${(meters / 1000).toFixed(2)} km`
      write(count, `${points} points`)
      write(length, kilometers)
      write(said, `Point ${points} added. ${kilometers}`)
    })
    return map
  },
}
