import { pauseMap } from '@mishiori/map-editor'
import type { Map as MapLibreMap } from 'maplibre-gl'
import { startTransition, useLayoutEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { mapElement, OPENING_VIEW } from './blank-map.ts'
import { openEditor, showEditor } from './open-editor.tsx'
import { SCENES } from './scene.ts'
import { toDocument } from './scene-document.ts'

/** About what a page with a list of articles has. */
const ROWS = 1500

let root: Root
let map: MapLibreMap | null = null

/** What a reader sees next, rendered in small steps as routers do it. */
function NextPage({ onPainted }: { onPainted: () => void }) {
  useLayoutEffect(() => {
    requestAnimationFrame(() => setTimeout(onPainted))
  }, [onPainted])
  return (
    <ul>
      {Array.from({ length: ROWS }, (_, row) => (
        <Row key={row} row={row} />
      ))}
    </ul>
  )
}

function Row({ row }: { row: number }) {
  return (
    <li>
      <a href={`#${row}`}>
        <b>Route {row}</b> <span>{row / 10} km</span> <small>{row * 3} m</small>
      </a>
    </li>
  )
}

async function untilIdle(shown: MapLibreMap): Promise<void> {
  for (let quietMs = 0; quietMs < 500; quietMs += 100) {
    await new Promise((resolve) => setTimeout(resolve, 100))
    if (!shown.loaded()) quietMs = -100
  }
  untilDrawn(shown)
}

/** Waits for what is still drawn in another process: nobody looks at a map before it is there. */
function untilDrawn(shown: MapLibreMap): void {
  const context = shown.getCanvas().getContext('webgl2')
  context?.readPixels(0, 0, 1, 1, context.RGBA, context.UNSIGNED_BYTE, new Uint8Array(4))
}

/** What the harness calls from outside. */
const bench = {
  /** A page of a few words. */
  openWords() {
    root = createRoot(mapElement())
    root.render(<p>Few words</p>)
  },
  /** An editor with half a million points, at rest. */
  async openEditor() {
    const document = toDocument(SCENES.heavy())
    const opened = await openEditor(mapElement(), (own) => showEditor(own, document))
    root = opened.root
    map = opened.map
    await untilIdle(map)
  },
  /** The map has much to draw from now on. */
  async zoom() {
    map?.zoomTo(OPENING_VIEW.zoom + 2, { duration: 60_000 })
    await new Promise((resolve) => setTimeout(resolve, 200))
  },
  /** @returns milliseconds until the next page is painted. */
  leave: () =>
    new Promise<number>((resolve) => {
      const start = performance.now()
      if (map) pauseMap(map)
      const onPainted = () => resolve(performance.now() - start)
      startTransition(() => root.render(<NextPage onPainted={onPainted} />))
    }),
}

export type LeavingPage = typeof bench
Object.assign(window, { bench })
