import { readFileSync, writeFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { appMessage, pageMessage, readAppMessage, readPageMessage } from './envelope.ts'
import { APP_MESSAGES, BRIDGE_LIMITS, PAGE_MESSAGES } from './messages.ts'

const NONCE = 'AAAAAAAAAAAAAAAAAAAAAA'
const FIX = {
  seq: 0,
  longitude: 137.8,
  latitude: 35.95,
  accuracyMeters: 6,
  elevationMeters: null,
  headingDegrees: null,
  timeMs: 1_790_000_000_000,
}
const raw = (over: object) =>
  JSON.stringify({ bridge: 1, nonce: NONCE, type: 'page.open', data: { path: '/' }, ...over })

it('is read as it was written, both ways', () => {
  expect(readAppMessage(appMessage(NONCE, 'position.fixes', { fixes: [FIX] }), NONCE)).toEqual({
    kind: 'message',
    message: { type: 'position.fixes', data: { fixes: [FIX] } },
  })
  expect(readPageMessage(pageMessage('position.keep', { upTo: 7 }))).toEqual({
    kind: 'message',
    message: { type: 'position.keep', data: { upTo: 7 } },
  })
})

it('refuses to write what could not be read', () => {
  expect(() => appMessage(NONCE, 'page.open', { path: 'https://elsewhere.example' })).toThrow(RangeError)
  expect(() => pageMessage('login.ask', { next: '//elsewhere.example' })).toThrow(/login\.ask.*\/next/)
  expect(() => pageMessage('position.keep', { upTo: -1 })).toThrow(/position\.keep.*\/upTo/)
})

it.each([
  ['malformed', { data: 'nothing' }],
  ['malformed', { type: 7 }],
  ['version', { bridge: 2 }],
  ['nonce', { nonce: 'BBBBBBBBBBBBBBBBBBBBBB' }],
  ['nonce', { nonce: undefined }],
  ['unknownType', { type: 'page.explode' }],
  ['unknownType', { type: 'constructor' }],
  ['invalid', { data: { path: 'elsewhere' } }],
  ['invalid', { data: {} }],
  ['invalid', { data: { path: '//elsewhere.example' } }],
  ['invalid', { data: { path: '/\\elsewhere.example' } }],
  ['invalid', { data: { path: '/\t/elsewhere.example' } }],
])('says why a message cannot be read: %s', (code, over) => {
  expect(readAppMessage(raw(over), NONCE)).toMatchObject({ kind: 'error', code })
})

it('says so of JSON that ends too early, or is too long', () => {
  expect(readAppMessage(raw({}).slice(0, -1), NONCE)).toMatchObject({ kind: 'error', code: 'malformed' })
  const length = BRIDGE_LIMITS.messageLength
  const long = (size: number) => raw({}).padEnd(size, ' ')
  expect(readAppMessage(long(length), NONCE)).toMatchObject({ kind: 'message' })
  expect(readAppMessage(long(length + 1), NONCE)).toMatchObject({ kind: 'error', code: 'tooLong' })
})

it('leaves alone what other scripts post', () => {
  for (const other of [{ source: 'react-devtools-bridge' }, null, 7, 'webpackHotUpdate', '{"type":"page.open"}', '[1]'])
    expect(readAppMessage(other, NONCE)).toEqual({ kind: 'ignored' })
})

it.each(['/', '/routes/12#map', '/?q=a//b', '/a//b', '/道'])('takes the path %s', (path) => {
  expect(readAppMessage(raw({ data: { path } }), NONCE)).toMatchObject({ message: { data: { path } } })
})

it('takes 500 positions at once, not 501', () => {
  const fixes = (count: number) => raw({ type: 'position.fixes', data: { fixes: Array(count).fill(FIX) } })
  expect(readAppMessage(fixes(BRIDGE_LIMITS.fixes), NONCE)).toMatchObject({ kind: 'message' })
  expect(readAppMessage(fixes(BRIDGE_LIMITS.fixes + 1), NONCE)).toMatchObject({ kind: 'error', code: 'invalid' })
})

it('takes fields that it does not know, as later apps send them', () => {
  expect(readAppMessage(raw({ data: { path: '/', later: true } }), NONCE)).toMatchObject({ kind: 'message' })
})

it('reads anything without throwing', () => {
  const type = fc.oneof(fc.constantFrom(...Object.keys(APP_MESSAGES)), fc.string())
  const message = fc.record({
    bridge: fc.constantFrom(1, 2, '1'),
    nonce: fc.constant(NONCE),
    type,
    data: fc.jsonValue(),
  })
  fc.assert(
    fc.property(
      fc.oneof(
        message.map((value) => JSON.stringify(value)),
        fc.string(),
        fc.anything(),
      ),
      (value) => {
        expect(['message', 'ignored', 'error']).toContain(readAppMessage(value, NONCE).kind)
      },
    ),
  )
})

it('is one JSON Schema, for apps that are not written in TypeScript', () => {
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Messages of the Mishiori app bridge, version 1: `data` by `type`',
    fromPage: PAGE_MESSAGES,
    fromApp: APP_MESSAGES,
  }
  const file = new URL('../messages.schema.json', import.meta.url)
  if (process.env.UPDATE_SCHEMA) writeFileSync(file, `${JSON.stringify(schema, null, 2)}\n`)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(JSON.parse(JSON.stringify(schema)))
})
