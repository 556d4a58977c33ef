// @vitest-environment jsdom
import type { Map as MapLibre } from 'maplibre-gl'
import { expect, it } from 'vitest'
import { SnapMark } from './snap-mark.ts'

/** A map whose container is not in the document yet. */
function detachedMap() {
  const container = document.createElement('div')
  const canvasContainer = document.createElement('div')
  container.append(canvasContainer)
  const parts = { getCanvasContainer: () => canvasContainer, on: () => {}, off: () => {} }
  return { container, map: parts as unknown as MapLibre } // the parts of a map that it uses
}

it('shows no ring before something snaps, not even on a map that is not in the document yet', () => {
  const { container, map } = detachedMap()
  const mark = new SnapMark(map)
  expect(container.querySelector<SVGCircleElement>('circle')?.style.display).toBe('none')
  mark.remove()
  expect(container.querySelector('circle')).toBeNull()
})
