import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { answerEndlessly } from '../../testing/endless-answer.ts'
import { readStreams } from './strava-answers.ts'
import { createStravaClient } from './strava-client.ts'
import type { StravaUsage } from './strava-usage.ts'

const servers: Server[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
})

const FREE: StravaUsage = {
  secondsToWait: async () => 0,
  take: async () => {},
  learn: async () => {},
  stop: async () => {},
}
const ASKING = { token: 'token', caller: 'person' } as const

async function clientOf(answer: RequestListener) {
  const server = createServer(answer)
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // it listens on a port
  const warnings: string[] = []
  const app = { clientId: '4711', secret: 'the secret of the app', baseUrl }
  const client = createStravaClient({ app, usage: FREE, report: (warning) => warnings.push(warning), limitMs: 200 })
  return { client, warnings }
}

it('[fault 19] [E55] gives up on an answer that does not come, and says so to the operator', async () => {
  const { client, warnings } = await clientOf(() => {})
  await expect(client.readActivity(ASKING, 7)).rejects.toMatchObject({ code: 'strava.unavailable' })
  await expect(client.deauthorize('token')).rejects.toMatchObject({ code: 'strava.unavailable' })
  expect(warnings).toEqual(Array(2).fill('Strava did not answer within 200 ms.'))
})

it('[fault 19] [E55] gives up on an answer that does not end', async () => {
  const { client } = await clientOf(answerEndlessly)
  await expect(client.readStreams(ASKING, 7)).rejects.toMatchObject({ code: 'strava.unavailable' })
})

it('[fault 19] gives up where nobody is', async () => {
  const { client, warnings } = await clientOf((request) => request.socket.destroy())
  await expect(client.refresh('token')).rejects.toMatchObject({ code: 'strava.unavailable' })
  expect(warnings).toHaveLength(1)
})

it('tells no token to the operator', async () => {
  const { client, warnings } = await clientOf((_, response) => response.writeHead(500).end('token'))
  await expect(client.readActivity(ASKING, 7)).rejects.toMatchObject({ code: 'strava.unavailable' })
  expect(warnings).toEqual(['Strava answered 500.'])
})

it.each([
  ['a number for a list', { latlng: { data: 7 } }],
  ['one number for a place', { latlng: { data: [[35.9]] } }],
  ['three numbers for a place', { latlng: { data: [[35.9, 137.8, 900]] } }],
  ['words for a time', { time: { data: ['0'] } }],
  ['a number for what a sensor measured', { watts: { data: 7 } }],
  ['a list', []],
  ['nothing', null],
])('[E55] reads no streams of %s', (_, body) => {
  expect(readStreams(body)).toBeUndefined()
})

it.each([
  ['none', {}],
  ['null', { latlng: null, time: null }],
  ['a broken sensor', { heartrate: { data: ['x', null, 90] }, temp: null, latlng: { data: [[35.9, 137.8]] } }],
  ['more than was asked for', { moving: { data: ['x'] }, latlng: { data: [[35.9, 137.8], null], original_size: 2 } }],
])('[E55] reads streams of %s', (_, body) => {
  expect(readStreams(body)).toEqual(body)
})
