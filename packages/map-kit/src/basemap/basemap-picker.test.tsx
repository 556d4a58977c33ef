// @vitest-environment jsdom
import { messages } from '@repo/i18n/en-us'
import { LanguageProvider } from '@repo/web-kit/language'
import { sampleRootData } from '@repo/web-kit/testing/sample-root-data'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { storeBasemapChoice } from './basemap-choice.ts'
import { BasemapPicker } from './basemap-picker.tsx'

const offer = (id: 'embedded' | 'openfreemap') => ({ id, name: id, styleUrl: null, isReachable: true })
const Stub = createRoutesStub([{ id: 'root', path: '/', Component: BasemapPicker }])
const root = sampleRootData('en-us', { basemaps: [offer('embedded'), offer('openfreemap')] })
const page = (
  <LanguageProvider locale="en-us" messages={messages}>
    <Stub hydrationData={{ loaderData: { root } }} />
  </LanguageProvider>
)

function renderOnServer(): string {
  vi.stubGlobal('document', undefined)
  const html = renderToString(page)
  vi.unstubAllGlobals()
  return html
}

afterEach(() => storeBasemapChoice('embedded'))

it('comes from the server, and takes up the choice of the reader', async () => {
  storeBasemapChoice('openfreemap')
  document.body.innerHTML = renderOnServer()
  const button = document.querySelector('button')
  expect(button?.getAttribute('aria-label')).toBe('Map type')
  const onRecoverableError = vi.fn()
  const hydrated = hydrateRoot(document.body, page, { onRecoverableError })
  await vi.waitFor(() =>
    expect(document.querySelector('[role=menuitemradio][aria-checked=true]')?.textContent).toBe('OpenFreeMap'),
  )
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(document.querySelector('button')).toBe(button)
  hydrated.unmount()
})
