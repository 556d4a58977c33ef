import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { createBossDatabase } from './boss-database.ts'

let database: TestDatabase
let boss: ReturnType<typeof createBossDatabase>
beforeAll(async () => {
  database = await createTestDatabase()
  boss = createBossDatabase(database.target)
  await boss.db.executeSql('create table counted (number int primary key)')
})
afterAll(async () => {
  await boss.close()
  await database.drop()
})

const count = async () => (await boss.db.executeSql('select count(*)::int as count from counted')).rows[0]

it('runs whole transactions sent as one text, many at the same time', async () => {
  const numbers = Array.from({ length: 50 }, (_, number) => number)
  await Promise.all(
    numbers.map((number) => boss.db.executeSql(`BEGIN; insert into counted values (${number}); COMMIT;`)),
  )
  expect(await count()).toEqual({ count: 50 })
})

it('undoes a transaction that fails half way, and goes on', async () => {
  const before = await count()
  const failing = boss.db.executeSql(
    'BEGIN; insert into counted values (1000); insert into counted values (1000); COMMIT;',
  )
  const next = boss.db.executeSql(
    'BEGIN; insert into counted values (2000); delete from counted where number = 2000; COMMIT;',
  )
  await expect(failing).rejects.toThrow('duplicate key')
  await next
  expect(await count()).toEqual(before)
})

it('keeps the shape of JSON', async () => {
  const { rows } = await boss.db.executeSql('select $1::json as value', [JSON.stringify({ a: [1, '二'] })])
  expect(rows).toEqual([{ value: { a: [1, '二'] } }])
})
