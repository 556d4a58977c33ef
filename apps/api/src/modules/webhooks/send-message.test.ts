import type { lookup as systemLookup } from 'node:dns'
import { request } from 'node:http'
import { PRODUCT_LIMITS } from '@repo/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { isPublicAddress } from '../../platform/egress/public-address.ts'
import { publicLookup } from '../../platform/egress/public-lookup.ts'
import { createMessageSender } from './send-message.ts'
import { createSecret } from './sign-message.ts'
import { openReceiver, type Receiver, signatureOf } from './testing/open-receiver.ts'

let receiver: Receiver
beforeAll(async () => {
  receiver = await openReceiver()
})
afterAll(() => receiver.close())
beforeEach(() => {
  receiver.received.length = 0
  receiver.answerBy(null)
})

const SECRET = createSecret()
const MESSAGE = { messageId: 'msg_1', timestamp: 1_796_000_000, body: '{"type":"webhook.test","data":"峠"}' }

/** What a name leads to, one answer after the other; the server here stands for every public one. */
function senderFor(answers: readonly (readonly string[])[], timeoutMs = 5_000) {
  let asked = 0
  const lookup = vi.fn((_name: string, _options: unknown, done: (...answer: readonly unknown[]) => void) => {
    const addresses = answers[Math.min(asked++, answers.length - 1)] ?? []
    done(
      null,
      addresses.map((address) => ({ address, family: 4 })),
    )
  })
  const isPublic = (address: string) => address === '127.0.0.1' || isPublicAddress(address)
  const sender = createMessageSender({
    privateHosts: [],
    network: {
      request: ((url: URL, options: object, onAnswer: Parameters<typeof request>[2]) =>
        request(
          { ...options, host: url.hostname, port: receiver.port, path: url.pathname + url.search },
          onAnswer,
        )) as typeof request, // of its overloads, the one that is used
      lookup: publicLookup(lookup as unknown as typeof systemLookup, isPublic), // one of its overloads
    },
    timeoutMs,
  })
  return { lookup, send: (address = 'https://hooks.example.net/in?key=1') => sender.send(address, [SECRET], MESSAGE) }
}

describe('sending a message', () => {
  it('posts it once, signed, without cookies', async () => {
    const { send, lookup } = senderFor([['127.0.0.1']])
    expect(await send()).toEqual({ status: 204, problem: null, response: '' })
    const [message] = receiver.received
    if (!message) throw new Error('Nothing was received.')
    expect(message).toMatchObject({
      path: '/in?key=1',
      body: MESSAGE.body,
      headers: {
        'content-type': 'application/json',
        'webhook-id': 'msg_1',
        'webhook-timestamp': '1796000000',
        'webhook-signature': signatureOf(SECRET, message),
      },
    })
    expect(message.headers).not.toHaveProperty('cookie')
    expect([receiver.received.length, lookup.mock.calls.length]).toEqual([1, 1])
  })

  it.each([
    ['inside', [['10.0.0.7']]],
    ['inside and outside', [['127.0.0.1', '192.168.0.1']]],
    ['inside the second time', [['127.0.0.1'], ['169.254.169.254']]],
  ])('[F61] asks no host whose name leads %s', async (_, answers) => {
    const { send } = senderFor(answers)
    if (answers.length > 1) await send()
    receiver.received.length = 0
    expect(await send()).toEqual({ status: null, problem: 'address', response: '' })
    expect(receiver.received).toEqual([])
  })

  it('[F61] connects to the address that was checked, whatever the name says afterwards', async () => {
    const { send, lookup } = senderFor([['127.0.0.1'], ['10.0.0.7']])
    expect(await send()).toMatchObject({ status: 204 })
    expect(lookup).toHaveBeenCalledTimes(1)
  })

  it('[F61] follows no redirection', async () => {
    receiver.answerBy((_, response) => response.writeHead(307, { location: 'http://169.254.169.254/' }).end('moved'))
    expect(await senderFor([['127.0.0.1']]).send()).toEqual({ status: 307, problem: 'redirect', response: 'moved' })
    expect(receiver.received).toHaveLength(1)
  })

  it.each([
    [200, null],
    [299, null],
    [300, 'redirect'],
    [404, 'status'],
    [500, 'status'],
  ])('takes %i for %s', async (status, problem) => {
    receiver.answerBy((_, response) => response.writeHead(status).end())
    expect(await senderFor([['127.0.0.1']]).send()).toMatchObject({ status, problem })
  })

  it('waits no longer than it has to for a receiver that says nothing, or hangs up', async () => {
    receiver.answerBy(() => {})
    expect(await senderFor([['127.0.0.1']], 200).send()).toMatchObject({ status: null, problem: 'timeout' })
    receiver.answerBy((_, response) => response.destroy())
    expect(await senderFor([['127.0.0.1']]).send()).toMatchObject({ status: null, problem: 'connection' })
  })

  it('takes the status of a receiver whose text never ends, and keeps its beginning', async () => {
    receiver.answerBy((_, response) => {
      response.writeHead(200)
      response.write('ok\u0000…')
    })
    expect(await senderFor([['127.0.0.1']], 300).send()).toEqual({ status: 200, problem: null, response: 'ok…' })
  })

  it('reads no more of a huge response than it stores of it', async () => {
    let written = 0
    receiver.answerBy((_, response) => {
      response.writeHead(500)
      const write = () => {
        while (!response.destroyed && response.write(Buffer.alloc(64 * 1024, 'あ'))) written += 64 * 1024
      }
      response.on('drain', write)
      write()
    })
    const { response } = await senderFor([['127.0.0.1']]).send()
    expect(response).toBe('あ'.repeat(PRODUCT_LIMITS.webhook.storedResponse))
    expect(written).toBeLessThan(32 * 1024 * 1024)
  })
})

describe('the address of a webhook', () => {
  const { checkAddress } = createMessageSender({ privateHosts: ['127.0.0.1:8080', 'receiver.internal'] })

  it.each([
    ['https://hooks.example.net', 'https://hooks.example.net/'],
    ['https://hooks.example.net:8443/in?key=1#part', 'https://hooks.example.net:8443/in?key=1'],
    ['http://127.0.0.1:8080/in', 'http://127.0.0.1:8080/in'],
    ['http://receiver.internal/in', 'http://receiver.internal/in'],
  ])('may be %s', (address, stored) => expect(checkAddress(address)).toBe(stored))

  it.each([
    'hooks.example.net',
    'http://hooks.example.net/',
    'https://name:word@hooks.example.net/',
    'https://name@hooks.example.net/',
    'ftp://receiver.internal/',
    'http://receiver.internal:81/',
    'http://127.0.0.1/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://169.254.169.254/latest/meta-data/',
  ])('[F61] may not be %s', (address) =>
    expect(() => checkAddress(address)).toThrow(expect.objectContaining({ code: 'webhook.address_refused' })),
  )

  it('[F61] is asked no more once the operator does not name it', async () => {
    const sender = createMessageSender({ privateHosts: [] })
    expect(await sender.send(`http://${receiver.host}/`, [SECRET], MESSAGE)).toMatchObject({ problem: 'address' })
    expect(receiver.received).toEqual([])
  })
})
