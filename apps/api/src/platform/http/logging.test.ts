import { afterAll, beforeAll, expect, it } from 'vitest'
import { mailedCode, signUp } from '../../testing/accounts.ts'
import { buildTestApp, type TestApp } from '../../testing/index.ts'
import { describeError } from './logging.ts'

const lines: string[] = []
let test: TestApp
beforeAll(async () => {
  test = await buildTestApp({ log: { level: 'debug', stream: { write: (line) => void lines.push(line) } } })
})
afterAll(() => test.close())

it('[F64] writes one line an answer, with the id that was sent, and no secret', async () => {
  const client = await signUp(test)
  const code = await mailedCode(test, client.body.email)
  await client.api.verifyEmail({ body: { code } })
  const answer = await client.fetch('/api/v1/routes/1?token=abcdefghijklmnopqrstuvwxyz', { method: 'GET' })
  const log = lines.join('')

  const id = answer.headers.get('x-request-id')
  const own = lines.map((line): Record<string, unknown> => JSON.parse(line)).filter(({ reqId }) => reqId === id)
  expect(own).toMatchObject([{ method: 'GET', path: '/api/v1/routes/1', status: 404, userId: expect.any(Number) }])

  const secrets = [client.body.password, client.body.email, `"${code}"`, 'abcdefghijkl', ...client.cookies.values()]
  for (const secret of secrets) expect(log).not.toContain(secret)
})

it('[F64] keeps the parameters of a failed query out of the log', () => {
  const query = new Error('Failed query: select 1\nparams: hunter2,secret@example.com', {
    cause: new Error('syntax error'),
  })
  const described = describeError(query)
  expect(described.message).toBe('Failed query: select 1 ← syntax error')
  expect(described.stack).not.toContain('hunter2')
})
