import { addObjects, createDocument, layerId, mapObjectId, serializeMapDocument } from '@mishiori/map-document'
import { Source } from '@storybook/addon-docs/blocks'

/** One line and one spot as they are stored, written by the package itself. */
export function WireExample() {
  return <Source language="json" code={JSON.stringify(serializeMapDocument(exampleDocument()), null, 2)} />
}

function exampleDocument() {
  const layer = layerId('day-1')
  const map = createDocument({ id: layer, name: 'Day 1' })
  const added = addObjects(map, layer, [
    {
      kind: 'line',
      id: mapObjectId('walk'),
      name: 'Along the river',
      description: '',
      color: 'blue',
      path: [
        [139.18237, 35.80119],
        [139.18401, 35.80201],
      ],
      elevationsMeters: [212.5, null],
    },
    {
      kind: 'spot',
      id: mapObjectId('bridge'),
      name: 'Hanging bridge',
      description: 'Sways a little.',
      color: 'red',
      position: [139.18401, 35.80201],
      icon: 'star',
      display: 'text',
      images: [],
      placeId: null,
    },
  ])
  if (!added.ok) throw new Error('The example is no valid document.')
  return added.document
}
