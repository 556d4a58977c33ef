import { createDocument, layerId, type MapDocument } from '@mishiori/map-document'
import type { Root } from 'react-dom/client'
import type { Contestant } from '../contestant.ts'
import { openEditor, showEditor } from '../open-editor.tsx'
import { colorName, layerName, objectId, toDocument } from '../scene-document.ts'

let root: Root
let shown = createDocument({ id: layerId('layer-0'), name: layerName(0) })

function show(document: MapDocument): void {
  shown = document
  showEditor(root, document, show)
}

/** The editor as hosts embed it, worked through its own buttons. */
export const contestant: Contestant = {
  async open(container) {
    const { map } = await openEditor(container, (own) => {
      root = own
      show(shown)
    })
    return map
  },
  load: (objects) => show(toDocument(objects)),
  async select(id) {
    const layer = shown.layers.find(({ objects }) => objects.some((object) => object.id === objectId(id)))
    await press(`[aria-label="Expand ${layer?.name}"]`)
    await scrollListTo(`[data-row="object:${objectId(id)}"]`)
    await press(`[data-row="object:${objectId(id)}"] > *`)
  },
  beginEdit: () => press('button', 'Edit points'),
  beginDraw: () => press('[role="toolbar"] [aria-keyshortcuts="L"]'),
  endEdit: () => press('button', 'Confirm'),
  async pickLayer(layer) {
    await press('[aria-label="Select several"]')
    await press(`[role="treeitem"][aria-label^="${layerName(layer)},"] > *`)
    await press('button', 'Color')
  },
  setLayerColor: (_, color) => press(`input[type="radio"][value="${colorName(color)}"]`),
  setLayerHidden: (layer, hidden) => press(`[aria-label="${hidden ? 'Hide' : 'Show'} ${layerName(layer)}"]`),
  positions(id) {
    const object = shown.layers.flatMap(({ objects }) => objects).find((candidate) => candidate.id === objectId(id))
    return object && 'path' in object ? object.path : []
  },
  drawn() {
    const object = shown.layers[0]?.objects.at(-1)
    return object && 'path' in object ? object.path : []
  },
}

/** Waits for an element, of this word when there is one (a key may follow it), and clicks it. */
async function press(selector: string, text?: string): Promise<void> {
  for (let frame = 0; frame < 300; frame++) {
    const all = [...document.querySelectorAll<HTMLElement>(selector)]
    const found = all.find((element) => text === undefined || element.textContent?.startsWith(text))
    if (found) return found.click()
    await new Promise(requestAnimationFrame)
  }
  throw new Error(`nothing to press: ${selector} ${text ?? ''}`)
}

/** Far down a long list there are no rows before one scrolls there. */
async function scrollListTo(selector: string): Promise<void> {
  const list = document.querySelector('[role="tree"]')
  for (let frame = 0; list && frame < 300 && !document.querySelector(selector); frame++) {
    list.scrollTop += list.clientHeight
    await new Promise(requestAnimationFrame)
  }
}
