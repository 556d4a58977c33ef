import { inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CommandProblem } from '../../../platform/command-problem.ts'
import { users } from '../../../platform/session/users.table.ts'
import { announcements } from '../../../schema/notifications.table.ts'
import { buildTestApp, type TestApp } from '../../../testing/index.ts'
import { parseAnnouncementCommand } from './announcement-command.ts'

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())

const announce = (ja: string, path = '/about') =>
  parseAnnouncementCommand(['--ja', ja, '--en', 'We rest', '--path', path])(test.db)

it('tells everybody who is here once, some at a time, however many processes do it', async () => {
  const rows = Array.from({ length: 450 }, (_, index) => ({
    name: `listener${index}`,
    email: `listener${index}@example.com`,
    locale: 'ja' as const,
    emailVerifiedAt: sql`now()`,
  }))
  const inserted = await test.db.insert(users).values(rows).returning({ id: users.id })
  const reader = await test.aVerifiedUser()
  const unproved = await test.anUnverifiedUser()
  expect(await announce('休みます')).toContain('Announced')
  const late = await test.aVerifiedUser()
  const notifyAll = () => test.services.announcements.notifyAll()
  await Promise.all([notifyAll(), notifyAll(), notifyAll()])
  await notifyAll()
  expect(await reader.api.listNotifications()).toMatchObject({
    data: { data: [{ type: 'system', details: { ja: '休みます', 'en-us': 'We rest' }, path: '/about', actor: null }] },
  })
  for (const { api } of [unproved, late]) expect(await api.countNotifications()).toMatchObject({ data: { count: 0 } })
  const notified = await test.db.execute(sql`select user_id from notifications where type = 'system'`)
  const ids = new Set(notified.map(({ user_id }) => Number(user_id)))
  expect([notified.length, ids.size, inserted.every(({ id }) => ids.has(id))]).toEqual([451, 451, true])
})

it('goes on with what an interruption left', async () => {
  await announce('続き')
  const all = await test.db.select({ id: users.id }).from(users)
  const middle = all.map(({ id }) => id).toSorted((a, b) => a - b)[400] ?? 0
  const [open] = await test.db
    .update(announcements)
    .set({ sentUpTo: middle })
    .where(sql`${announcements.doneAt} is null`)
    .returning({ id: announcements.id })
  await test.services.announcements.notifyAll()
  const notified = await test.db.execute(
    sql`select user_id from notifications where once_key = ${`announcement:${open?.id}`}`,
  )
  expect(notified.every(({ user_id }) => Number(user_id) > middle)).toBe(true)
  const rows = await test.db
    .select()
    .from(announcements)
    .where(inArray(announcements.id, [open?.id ?? 0]))
  expect(rows[0]?.doneAt).not.toBeNull()
})

describe('the command', () => {
  const announced = '休みます'
  it.each([
    [[], '--ja is missing'],
    [['--ja', announced], '--en is missing'],
    [['--ja', announced, '--en', ' '], '--en is missing'],
    [['--ja', 'あ'.repeat(501), '--en', 'x'], 'longer than 500'],
    [['--ja', announced, '--en', 'x', '--path', 'https://elsewhere.example'], 'no address of this site'],
    [['--ja', announced, '--en', 'x', '--path', '//elsewhere.example'], 'no address of this site'],
    [['--to', 'everybody'], '--to'],
  ])('refuses %j', (args, problem) => {
    expect(() => parseAnnouncementCommand(args)).toThrow(CommandProblem)
    expect(() => parseAnnouncementCommand(args)).toThrow(problem)
  })

  it('takes 500 characters', () => {
    expect(() => parseAnnouncementCommand(['--ja', 'あ'.repeat(500), '--en', 'x'])).not.toThrow()
  })
})
