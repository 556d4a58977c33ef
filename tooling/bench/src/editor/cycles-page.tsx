import { createDocument, layerId } from '@mishiori/map-document'
import { mapElement } from './blank-map.ts'
import { openEditor, showEditor } from './open-editor.tsx'

const EMPTY = createDocument({ id: layerId('layer-0'), name: 'Layer 1' })

const nextFrame = () => new Promise(requestAnimationFrame)

async function openAndClose(container: HTMLElement): Promise<void> {
  const { root } = await openEditor(container, (own) => showEditor(own, EMPTY))
  container.querySelector<HTMLElement>('[role="toolbar"] [aria-keyshortcuts="L"]')?.click()
  await nextFrame()
  root.unmount()
  await nextFrame()
}

/** What the harness calls from outside. */
const bench = {
  /** Opens an editor, takes up a tool and closes it again, so many times. */
  async cycle(times: number) {
    for (let time = 0; time < times; time++) await openAndClose(mapElement())
  },
}

export type CyclesPage = typeof bench
Object.assign(window, { bench })
