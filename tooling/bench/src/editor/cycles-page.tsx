import '@mishiori/map-editor/style.css'
import { createDocument, layerId } from '@mishiori/map-document'
import { MapEditor } from '@mishiori/map-editor'
import { createRoot } from 'react-dom/client'
import { BLANK_STYLE, OPENING_VIEW, WORKER_URL } from './blank-map.ts'
import { firstMap } from './first-map.ts'

const [longitude, latitude] = OPENING_VIEW.center
const VIEW = { longitude, latitude, zoom: OPENING_VIEW.zoom }
const EMPTY = createDocument({ id: layerId('layer-0'), name: 'Layer 1' })

const nextFrame = () => new Promise(requestAnimationFrame)

async function openAndClose(container: HTMLElement): Promise<void> {
  const created = firstMap()
  const root = createRoot(container)
  root.render(
    <MapEditor value={EMPTY} onChange={() => {}} mapStyle={BLANK_STYLE} workerUrl={WORKER_URL} initialView={VIEW} />,
  )
  const map = await created
  if (!map.loaded()) await map.once('load')
  container.querySelector<HTMLElement>('[role="toolbar"] [aria-keyshortcuts="L"]')?.click()
  await nextFrame()
  root.unmount()
  await nextFrame()
}

/** What the harness calls from outside. */
const bench = {
  /** Opens an editor, takes up a tool and closes it again, so many times. */
  async cycle(times: number) {
    const container = document.getElementById('map')
    if (!container) throw new Error('no #map')
    for (let time = 0; time < times; time++) await openAndClose(container)
  },
}

export type CyclesPage = typeof bench
Object.assign(window, { bench })
