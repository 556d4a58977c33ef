// @vitest-environment jsdom
import { type ReactNode, Suspense, use, useEffect } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { noteEarlyClicks } from './note-early-clicks.ts'
import { useEarlyClick } from './use-early-click.ts'

const presses: string[] = []
const element = (id: string): HTMLElement => document.getElementById(id) ?? document.body
const pressed = (name: string) => () => void presses.push(name)
let root: Root | undefined
/** Of the first rendering, which waits for it as the router does for its data. */
let data: PromiseWithResolvers<void>

function Page() {
  useEarlyClick()
  return (
    <>
      <Suspense>
        <button type="button" onClick={pressed('map')}>
          <b id="map">Open the map</b>
        </button>
      </Suspense>
      <button type="button" id="share" onClick={pressed('share')}>
        Share
      </button>
      <button type="button" id="disabled" onClick={pressed('disabled')}>
        Publish
      </button>
      <button type="button" id="popover" popoverTarget="menu" onClick={pressed('popover')}>
        Basemaps
      </button>
      <form onSubmit={(event) => event.preventDefault()}>
        <button type="submit" id="form" onClick={pressed('form')}>
          Search
        </button>
      </form>
      <a href="/routes" id="link">
        All routes
      </a>
      <img id="photo" alt="The pass" />
      <Effects />
    </>
  )
}

/** What pages do with parts that React did not render. */
function Effects() {
  useEffect(() => {
    for (const name of ['photo', 'link']) element(name).addEventListener('click', pressed(name))
    element('photo').setAttribute('role', 'button')
    element('disabled').toggleAttribute('disabled', true)
  }, [])
  return null
}

function WithData({ children }: { children: ReactNode }) {
  use(data.promise)
  return children
}

beforeEach(() => {
  presses.length = 0
  data = Promise.withResolvers<void>()
  document.body.innerHTML = renderToString(<Page />)
  // Forms and links have no browser here that would do anything.
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true })
  noteEarlyClicks()
})
afterEach(() => root?.unmount())

const click = (name: string) => element(name).click()

/** Takes the page over, up to where it waits for its data. */
function startHydration() {
  root = hydrateRoot(
    document.body,
    <WithData>
      <Page />
    </WithData>,
  )
}

async function finishHydration() {
  data.resolve()
  await vi.waitFor(() => expect(element('photo').getAttribute('role')).toBe('button'))
  await new Promise((resolve) => setTimeout(resolve, 20))
}

it.each(['map', 'share', 'photo'])('repeats a click on what scripts alone do: %s', async (name) => {
  click(name)
  startHydration()
  await finishHydration()
  expect(presses).toEqual([name])
})

it.each(['form', 'link', 'popover', 'disabled'])(
  'leaves what the browser did, and what cannot be pressed: %s',
  async (name) => {
    click(name)
    startHydration()
    await finishHydration()
    expect(presses).toEqual([])
  },
)

it('repeats only the last of several', async () => {
  for (const name of ['share', 'map', 'map']) click(name)
  startHydration()
  await finishHydration()
  expect(presses).toEqual(['map'])
})

it('repeats a click that React lets pass because it waits for data', async () => {
  startHydration()
  await new Promise((resolve) => setTimeout(resolve, 20))
  click('map')
  expect(presses).toEqual([])
  await finishHydration()
  expect(presses).toEqual(['map'])
})

it('leaves a click for which React hydrates at once', async () => {
  click('share')
  data.resolve()
  root = hydrateRoot(document.body, <Page />)
  click('map')
  expect(presses).toEqual(['map'])
  await finishHydration()
  expect(presses).toEqual(['map'])
})

it('notes nothing once the page is hydrated', async () => {
  const note = window.earlyClick
  startHydration()
  await finishHydration()
  click('map')
  expect(presses).toEqual(['map'])
  expect(note).not.toHaveProperty('event')
  expect(window).not.toHaveProperty('earlyClick')
})
