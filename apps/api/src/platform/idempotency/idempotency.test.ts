import { endpoint } from '@repo/contract'
import { sql } from 'drizzle-orm'
import { Type } from 'typebox'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp, type TestUser } from '../../testing/index.ts'
import { AppError } from '../app-error.ts'
import { route } from '../http/route.ts'
import { idempotencyRepository } from './idempotency.repository.ts'
import { createLeases } from './leases.ts'

const create = endpoint({
  method: 'POST',
  path: '/probe/things',
  summary: 'probe',
  access: 'verifiedUser',
  body: Type.Object({ name: Type.String({ minLength: 1 }) }, { additionalProperties: false }),
  response: { status: 201, body: Type.Object({ id: Type.Integer(), name: Type.String() }) },
  errors: [],
  idempotent: true,
})

let test: TestApp
let user: TestUser
let beforeRemembering = async () => {}
beforeAll(async () => {
  test = await buildTestApp({}, (app) =>
    route(app, create, ({ body, remember }) =>
      test.db.transaction(async (transaction) => {
        if (body.name === 'refused') throw new AppError('article.limit_reached', { max: 10 })
        const [row] = await transaction.execute<{ id: number }>(
          sql`insert into things (name) values (${body.name}) returning id`,
        )
        const thing = { id: row?.id ?? 0, name: body.name }
        await beforeRemembering()
        await remember(transaction, thing)
        return thing
      }),
    ),
  )
  await test.db.execute(sql`create table things (id int primary key generated always as identity, name text)`)
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.db.execute(sql`truncate things, idempotency_keys`)
  user = await test.aVerifiedUser()
  beforeRemembering = async () => {}
})

const post = async (client: TestUser, name: string, key?: string) => {
  const answer = await client.fetch('/probe/things', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key === undefined ? {} : { 'idempotency-key': key }) },
    body: JSON.stringify({ name }),
  })
  const body: { name: string; error: { code: string } } = JSON.parse(await answer.text())
  return { status: answer.status, body, replayed: answer.headers.has('idempotency-replayed') }
}
const countThings = async () => {
  const [row] = await test.db.execute<{ count: number }>(sql`select count(*)::int as count from things`)
  return row?.count
}

describe('[F63] a create with an idempotency key', () => {
  it('happens once when it is sent twice, and answers the same', async () => {
    const first = await post(user, 'walk', 'key-1')
    const second = await post(user, 'walk', 'key-1')
    expect(first).toMatchObject({ status: 201, replayed: false })
    expect(second).toEqual({ ...first, replayed: true })
    expect(await countThings()).toBe(1)
  })

  it('[fault 6] happens once when thirty arrive together; the others are told to come back or get its answer', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => post(user, 'walk', 'key-1')))
    expect(await countThings()).toBe(1)
    for (const { status, body } of answers) {
      if (status === 201) expect(body.name).toBe('walk')
      else expect([status, body.error.code]).toEqual([409, 'idempotency.in_progress'])
    }
    expect(await post(user, 'walk', 'key-1')).toMatchObject({ status: 201, replayed: true })
  })

  it('refuses the key for another body', async () => {
    await post(user, 'walk', 'key-1')
    expect(await post(user, 'ride', 'key-1')).toMatchObject({
      status: 422,
      body: { error: { code: 'idempotency.body_differs' } },
    })
  })

  it('keeps users apart', async () => {
    await post(user, 'walk', 'key-1')
    expect(await post(await test.aVerifiedUser(), 'walk', 'key-1')).toMatchObject({ status: 201, replayed: false })
    expect(await countThings()).toBe(2)
  })

  it.each(['', 'refused'])('does not keep a refusal of "%s": the corrected one may use its key', async (name) => {
    expect((await post(user, name, 'key-1')).status).toBe(422)
    expect(await post(user, 'walk', 'key-1')).toMatchObject({ status: 201, replayed: false })
  })

  it('[fault 11] remembers what was committed although no answer was ever sent', async () => {
    await post(user, 'walk', 'key-1')
    // A process that died between commit and answer leaves exactly what the transaction wrote.
    await test.db.execute(sql`update idempotency_keys set created_at = now() - interval '3 minutes'`)
    expect(await post(user, 'walk', 'key-1')).toMatchObject({ status: 201, replayed: true })
  })

  it('takes over a reservation whose process died before it committed anything', async () => {
    await post(user, 'walk', 'key-1')
    await test.db.execute(sql`update idempotency_keys set status = null, answer = null`)
    await test.db.execute(sql`update idempotency_keys set created_at = now() - interval '15 seconds'`)
    expect((await post(user, 'walk', 'key-1')).body).toMatchObject({ error: { code: 'idempotency.in_progress' } })
    await test.db.execute(sql`update idempotency_keys set created_at = now() - interval '21 seconds'`)
    expect(await post(user, 'walk', 'key-1')).toMatchObject({ status: 201, replayed: false })
  })

  it('is kept by a request for as long as it is at work, and no longer', async () => {
    const keys = idempotencyRepository(test.db)
    const [atWork, ended] = ['key-1', 'key-2'].map((key) => ({
      userId: user.user.id,
      key,
      holder: `request of ${key}`,
    }))
    if (!atWork || !ended) throw new Error('two reservations are needed')
    const leases = createLeases({ keys, log: test.app.log, renewEveryMs: 20 })
    for (const one of [atWork, ended]) {
      await keys.reserve(one, 'a hash')
      leases.add(one)
    }
    leases.end(ended)
    await test.db.execute(sql`update idempotency_keys set created_at = now() - interval '1 minute'`)
    const young = async () => {
      const rows = await test.db.execute<{ key: string }>(
        sql`select key from idempotency_keys where created_at > now() - interval '30 seconds' order by key`,
      )
      return rows.map(({ key }) => key)
    }
    await expect.poll(young).toEqual(['key-1'])
    leases.close()
  })

  it('is not waited for where its transaction settles it at this moment', async () => {
    const keys = idempotencyRepository(test.db)
    const reservation = { userId: user.user.id, key: 'key-1', holder: 'a request' }
    await keys.reserve(reservation, 'a hash')
    await test.db.transaction(async (transaction) => {
      await idempotencyRepository(transaction).store(reservation, 201, '{}')
      await keys.renew([reservation])
    })
    expect(await keys.find(reservation)).toMatchObject({ status: 201 })
  })

  it('does nothing when another one has taken its reservation over meanwhile', async () => {
    beforeRemembering = async () => {
      beforeRemembering = async () => {}
      // Its database hung for minutes, say.
      await test.db.execute(sql`update idempotency_keys set created_at = now() - interval '3 minutes'`)
      expect(await post(user, 'walk', 'key-1')).toMatchObject({ status: 201, replayed: false })
    }
    expect(await post(user, 'walk', 'key-1')).toMatchObject({
      status: 409,
      body: { error: { code: 'idempotency.in_progress' } },
    })
    expect(await countThings()).toBe(1)
    expect(await post(user, 'walk', 'key-1')).toMatchObject({ status: 201, replayed: true })
  })

  it('need not wait for a process that died when the only one starts again', async () => {
    await post(user, 'walk', 'key-1')
    await post(user, 'ride', 'key-2')
    await test.db.execute(sql`update idempotency_keys set status = null, answer = null where key = 'key-2'`)
    await idempotencyRepository(test.db).releaseAll()
    expect(await post(user, 'walk', 'key-1')).toMatchObject({ status: 201, replayed: true })
    expect(await post(user, 'ride', 'key-2')).toMatchObject({ status: 201, replayed: false })
  })

  it('forgets after a day', async () => {
    await post(user, 'walk', 'key-1')
    await test.db.execute(sql`update idempotency_keys set created_at = now() - interval '25 hours'`)
    expect(await post(user, 'walk', 'key-1')).toMatchObject({ status: 201, replayed: false })
  })

  it.each(['x'.repeat(256), 'with space'])('refuses the malformed key %s', async (key) => {
    expect(await post(user, 'walk', key)).toMatchObject({
      status: 422,
      body: { error: { fields: [{ field: 'Idempotency-Key' }] } },
    })
  })
})

it('creates every time without a key', async () => {
  await post(user, 'walk')
  await post(user, 'walk')
  expect(await countThings()).toBe(2)
})
