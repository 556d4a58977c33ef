// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import type { MapCamera } from '../../map/camera/camera.ts'
import type { MapHandle } from '../../map/map-handle.ts'
import { en } from '../../messages/en.ts'
import { ja } from '../../messages/ja.ts'
import type { MapEditorMessages } from '../../messages/messages.ts'
import { startEditor } from '../../testing/start-editor.ts'
import { EditorMessagesContext, EditorPartsContext } from '../../ui/context/editor-context.tsx'
import { EditorNotices } from '../editor-notices.tsx'
import { useEditorStores } from '../editor-stores.ts'
import { EditorControls } from './editor-controls.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

type Locate = Geolocation['getCurrentPosition']

interface PageProps {
  readonly editor: ReturnType<typeof startEditor>
  readonly messages: MapEditorMessages
  readonly handle: MapHandle
}

function Page({ editor, messages, handle }: PageProps) {
  const stores = useEditorStores()
  stores.map.set(handle)
  const root = useRef<HTMLDivElement>(null)
  return (
    <EditorPartsContext value={{ actor: editor.actor, services: {}, root, ...stores }}>
      <EditorMessagesContext value={messages}>
        <EditorControls extras={null} />
        <EditorNotices onIssue={undefined} />
      </EditorMessagesContext>
    </EditorPartsContext>
  )
}

/** An editor in a browser that has been asked once where it is, and what that may answer. */
async function locating(messages: MapEditorMessages = en) {
  const getCurrentPosition = vi.fn<Locate>()
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { geolocation: { getCurrentPosition } }))
  const goTo = vi.fn<MapCamera['goTo']>()
  const handle = { camera: { goTo } } as unknown as MapHandle // all that this asks of a map
  render(<Page editor={startEditor()} messages={messages} handle={handle} />)
  const button = screen.getByRole('button', { name: messages.map.locate })
  const press = () => userEvent.click(button)
  await press()
  const [onFound, onProblem, options] = getCurrentPosition.mock.lastCall ?? []
  return {
    goTo,
    options,
    press,
    isBusy: () => button.getAttribute('aria-busy') === 'true',
    find: (longitude: number, latitude: number) =>
      act(() => onFound?.({ coords: { longitude, latitude } } as GeolocationPosition)), // all that is read of it
    fail: (code: number) => act(() => onProblem?.({ code } as GeolocationPositionError)), // all that is read of it
  }
}

it('waits ten seconds for the browser and shows where it is', async () => {
  const { options, isBusy, find, goTo } = await locating()
  expect(options).toEqual({ timeout: 10_000 })
  expect(isBusy()).toBe(true)
  find(138, 36)
  expect(isBusy()).toBe(false)
  expect(goTo).toHaveBeenCalledExactlyOnceWith([138, 36], 14)
  expect(screen.getByRole('status').textContent).toBe('')
})

it.each([
  ['refuses', 1, 'refused'],
  ['does not know', 2, 'unavailable'],
  ['takes too long', 3, 'timedOut'],
] as const)('says in both languages that the browser %s', async (_, code, problem) => {
  for (const messages of [en, ja]) {
    const { fail, isBusy, goTo } = await locating(messages)
    fail(code)
    expect(screen.getByRole('status').textContent).toContain(messages.map.locateProblems[problem])
    expect(isBusy()).toBe(false)
    expect(goTo).not.toHaveBeenCalled()
    cleanup()
  }
})

it('says the same when the page may not ask at all', async () => {
  vi.stubGlobal('navigator', { userAgent: navigator.userAgent })
  render(<Page editor={startEditor()} messages={en} handle={{ camera: {} } as MapHandle /* is not asked */} />)
  await userEvent.click(screen.getByRole('button', { name: en.map.locate }))
  expect(screen.getByRole('status').textContent).toContain(en.map.locateProblems.unavailable)
})

it('takes back what it said before it tries again', async () => {
  const { fail, press } = await locating()
  fail(1)
  await press()
  expect(screen.getByRole('status').textContent).toBe('')
  fail(2)
  expect(screen.getByRole('status').textContent).toContain(en.map.locateProblems.unavailable)
  expect(screen.queryByText(en.map.locateProblems.refused)).toBeNull()
})
