import { describe, expect, it } from 'vitest'
import { USER_NAME_PATTERN } from './limits.ts'
import { isReservedUserName } from './reserved-names.ts'

describe('a user name that nobody may take', () => {
  it.each([
    ...['admin', 'Admin', 'ADMIN', 'a.d.m.i.n', '_admin_', '..admin', 'admin1', 'admin2026', '2admin', 'admins'],
    ...['adm1n', 'AdmIn', 'adrnin', '4dmin', 'admln', 'admin.jp', 'jp_admin', 'tabi_admin_2', 'the.moderator'],
    ...['administrator', 'moderator', 'm0derator', 'mods_team', 'support', 'supp0rt', 'support.team', 'SupportStaff'],
    ...[
      'official',
      'offlciaI',
      'tabi.official',
      'staff',
      'staff_01',
      'root_',
      'r00t.',
      'system',
      'security',
      'sysadmin',
    ],
    ...['mishiori', 'MISHIORI', 'mish1ori', 'mishi.ori', 'mishiori_fan', 'the_mishiori', 'nothingmishiorilike'],
    ...['postmaster', 'webmaster', 'hostmaster', 'abuse', 'no.reply', 'noreply', 'helpdesk', 'owner', 'operator'],
    ...['login', 'log_in', 'sign.up', 'users', 'routes', 'search', 'deleted', 'withdrawn', 'everyone', 'anonymous'],
  ])('%s', (name) => {
    expect(isReservedUserName(name)).toBe(true)
  })
})

describe('a user name like any other', () => {
  it.each([
    ...['badminton', 'tomato', 'hikari.k', 'setouchi_taro', 'maya.walks', 'kumano_walks', 'north.loop', 'kamakura.kt'],
    ...['user_12345678', 'user_1a2b3c4d', 'dream_team', 'rooted', 'supporter_of_trails', 'modern.walker', 'model_a'],
    ...['administer', 'adminton', 'staffordshire', 'officially', 'ecosystem', 'homeowner', 'routes_of_kiso', '12345'],
    ...['search_and_rescue', 'loginov', 'mori.ayumi', 'ishiori', 'michi.shiori'],
  ])('%s', (name) => {
    expect(isReservedUserName(name)).toBe(false)
  })
})

describe('the signs of a user name', () => {
  const isAllowed = (name: string) => new RegExp(USER_NAME_PATTERN).test(name)

  it.each([
    '.....',
    '_____',
    '._._._',
    '....a',
    '_1___',
    'a____',
    'abcd',
    'a'.repeat(101),
    'ab cd',
    'あいうえお',
    'abc-d',
  ])('are not %j', (name) => {
    expect(isAllowed(name)).toBe(false)
  })
  it.each(['a...b', '_a1__', '12345', 'abcde', 'A.B_9', 'a'.repeat(100), `${'.'.repeat(98)}ab`])(
    'may be %j',
    (name) => {
      expect(isAllowed(name)).toBe(true)
    },
  )
})
