import type { MapDocument, MapObject } from '@mishiori/map-document'
import type { Meta } from '@storybook/react-vite'
import { fn, within } from 'storybook/test'
import { ja } from '../messages/ja.ts'
import { aDocument } from '../testing/fixtures.ts'
import { EditorStage } from './editor-stage.tsx'

/** What the editor reports to the story's host. */
export const onChange = fn<(document: MapDocument) => void>()

/** The part of their `meta` that all stories of the whole editor share: a full screen, an empty document, Japanese messages. */
export const editorMeta = {
  component: EditorStage,
  parameters: { layout: 'fullscreen' },
  args: { document: aDocument(), messages: ja, onChange },
  beforeEach: () => {
    onChange.mockClear()
  },
} satisfies Meta<typeof EditorStage>

export function lastDocument(): MapDocument {
  const document = onChange.mock.lastCall?.[0]
  if (!document) throw new Error('Nothing was reported.')
  return document
}

/** An object of the document that was reported last: the first one by default. */
export function lastObject<Kind extends MapObject['kind']>(
  kind: Kind,
  index = 0,
): Extract<MapObject, { readonly kind: Kind }> {
  const object = lastDocument().layers[0]?.objects[index]
  if (!object || !isOfKind(object, kind)) throw new Error(`The object at ${index} is no ${kind}.`)
  return object
}

function isOfKind<Kind extends MapObject['kind']>(
  object: MapObject,
  kind: Kind,
): object is Extract<MapObject, { readonly kind: Kind }> {
  return object.kind === kind
}

export const button = (root: HTMLElement, name: RegExp | string) => within(root).getByRole('button', { name })
