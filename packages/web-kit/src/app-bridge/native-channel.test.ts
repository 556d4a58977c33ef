// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { findNativeChannel } from './native-channel.ts'

const names = ['ReactNativeWebView', 'webkit', 'MishioriApp']
afterEach(() => {
  for (const name of names) Reflect.deleteProperty(window, name)
})

function withApp(name: string, value: unknown) {
  Object.defineProperty(window, name, { value, configurable: true })
  const channel = findNativeChannel(window)
  if (!channel) throw new Error('no channel')
  const onMessage = vi.fn()
  return { channel, onMessage, stop: channel.listen(onMessage) }
}
const page = () => ({ postMessage: vi.fn() })

it('is not there in a browser', () => {
  expect(findNativeChannel(window)).toBeNull()
})

it('is not there in a frame', () => {
  Object.defineProperty(window, 'MishioriApp', { value: page(), configurable: true })
  const frame = document.body.appendChild(document.createElement('iframe'))
  const inner = frame.contentWindow
  if (!inner) throw new Error('no frame')
  Object.defineProperty(inner, 'MishioriApp', { value: page() })
  expect(findNativeChannel(inner)).toBeNull()
})

it('posts to React Native, to iOS and to Android', () => {
  const [reactNative, ios, android] = [page(), page(), page()]
  withApp('ReactNativeWebView', reactNative).channel.post('1')
  Reflect.deleteProperty(window, 'ReactNativeWebView')
  withApp('webkit', { messageHandlers: { mishiori: ios } }).channel.post('2')
  Reflect.deleteProperty(window, 'webkit')
  withApp('MishioriApp', android).channel.post('3')
  expect([reactNative, ios, android].map(({ postMessage }) => postMessage.mock.calls)).toEqual([
    [['1']],
    [['2']],
    [['3']],
  ])
})

it('hears events that an app dispatches in the page, on window or document, once', () => {
  const { onMessage, stop } = withApp('ReactNativeWebView', page())
  window.dispatchEvent(new MessageEvent('message', { data: 'on window' }))
  document.dispatchEvent(new MessageEvent('message', { data: 'on document', bubbles: true }))
  window.dispatchEvent(new MessageEvent('message', { data: 'posted', source: window, origin: window.location.origin }))
  stop()
  window.dispatchEvent(new MessageEvent('message', { data: 'late' }))
  expect(onMessage.mock.calls).toEqual([['on window'], ['on document'], ['posted']])
})

it('hears nothing of frames, other windows and other sites', () => {
  const { onMessage } = withApp('ReactNativeWebView', page())
  const frame = document.body.appendChild(document.createElement('iframe')).contentWindow
  for (const init of [
    { source: frame, origin: window.location.origin },
    { source: frame, origin: 'https://elsewhere.example' },
    { source: window, origin: 'https://elsewhere.example' },
    { source: null, origin: 'https://elsewhere.example' },
  ])
    window.dispatchEvent(new MessageEvent('message', { data: 'x', ...init }))
  expect(onMessage).not.toHaveBeenCalled()
})

it("hears Android's own channel at its object", () => {
  const app = Object.assign(new EventTarget(), page())
  const { onMessage } = withApp('MishioriApp', app)
  app.dispatchEvent(new MessageEvent('message', { data: 'from Android' }))
  expect(onMessage).toHaveBeenCalledWith('from Android')
})
