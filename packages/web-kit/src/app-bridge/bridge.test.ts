import { appMessage } from '@repo/app-bridge'
import { beforeEach, expect, it, vi } from 'vitest'
import { openAppBridge } from './bridge.ts'
import { fakeApp } from './testing/fake-app.ts'

const introduction = { locale: 'ja', theme: 'system', path: '/routes', title: 'ルート', user: null } as const

function opened() {
  const app = fakeApp()
  const onHello = vi.fn()
  return { app, onHello, bridge: openAppBridge({ channel: app.channel, introduction, onHello }) }
}

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))

it('begins with who it is, and another nonce each time', () => {
  const [first, second] = [opened(), opened()]
  expect(first.app.received).toEqual([
    { type: 'page.ready', data: { ...introduction, versions: [1], nonce: expect.stringMatching(/^[\w-]{22}$/) } },
  ])
  expect(first.app.received).not.toEqual(second.app.received)
})

it('does by itself what the app does not name', () => {
  const { app, bridge, onHello } = opened()
  expect(bridge.has('share')).toBe(false)
  app.hello('share', 'teleport')
  expect(onHello).toHaveBeenCalledWith(new Set(['share']))
  expect(bridge.has('share')).toBe(true)
  expect(bridge.has('links')).toBe(false)
})

it('passes messages on to who listens, until they stop', () => {
  const { app, bridge } = opened()
  const listener = vi.fn(() => true)
  const stop = bridge.on('page.open', listener)
  app.post('page.open', { path: '/users' })
  stop()
  app.post('page.open', { path: '/routes' })
  expect(listener.mock.calls).toEqual([[{ path: '/users' }]])
  expect(app.received.at(-1)).toEqual({
    type: 'bridge.error',
    data: { code: 'notNow', messageType: 'page.open', detail: '' },
  })
})

it('reports what it cannot read, and what it does not know', () => {
  const { app } = opened()
  app.postRaw('{"bridge":1,"type":"page.open"')
  app.postRaw(JSON.stringify({ bridge: 1, nonce: 'x', type: 'page.open', data: { path: '/' } }))
  app.postRaw({ source: 'an extension' })
  expect(app.received.slice(1)).toMatchObject([{ data: { code: 'malformed' } }, { data: { code: 'nonce' } }])
})

it('takes nothing that was meant for another page', () => {
  const { app, bridge } = opened()
  const listener = vi.fn(() => true)
  bridge.on('page.open', listener)
  app.postRaw(appMessage('AAAAAAAAAAAAAAAAAAAAAA', 'page.open', { path: '/' }))
  expect(listener).not.toHaveBeenCalled()
})

it('sends nothing that no app could read, and goes on', () => {
  const { app, bridge } = opened()
  bridge.send('share.open', { url: '', title: 'x' })
  bridge.send('share.open', { url: 'https://routes.example/routes/1', title: 'x' })
  expect(app.received.map(({ type }) => type)).toEqual(['page.ready', 'share.open'])
})

it('hears nothing once it is closed', () => {
  const { app, bridge } = opened()
  bridge.close()
  expect(app.isListening()).toBe(false)
})
