// @vitest-environment node
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { aDocument, aLine } from './testing/fixtures.ts'

const document = aDocument([aLine({ name: 'Torii Pass' })])
const props = { value: document, onChange: () => undefined, mapStyle: '/style.json', workerUrl: '/worker.js' }

it('is imported and drawn on a server, where there is no window', async () => {
  expect(typeof globalThis.window).toBe('undefined')
  const { MapEditor } = await import('./index.ts')
  expect(renderToString(<MapEditor {...props} />)).toContain('Torii Pass')
})

it('has a view that is, too', async () => {
  const { MapView } = await import('./view.ts')
  expect(renderToString(<MapView value={document} mapStyle="/style.json" workerUrl="/worker.js" />)).toContain(
    'mishiori-map-editor',
  )
})
