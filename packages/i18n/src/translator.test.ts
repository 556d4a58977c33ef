import { expect, expectTypeOf, it } from 'vitest'
import { messages as ja } from './catalogues/ja.ts'
import { errorMessage } from './error-message.ts'
import { createTranslator, type Translator } from './translator.ts'

const catalogue = {
  plain: 'Save',
  greeting: 'Hello, {name}',
  routes: { one: '{count} route', other: '{count} routes' },
} as const

const t = createTranslator<typeof catalogue>('en-us', catalogue)

it('says a message and fills it in', () => {
  expect(t('plain')).toBe('Save')
  expect(t('greeting', { name: '<b>' })).toBe('Hello, <b>')
})

it.each([
  [0, '0 routes'],
  [1, '1 route'],
  [2, '2 routes'],
])('chooses the plural form for %i', (count, text) => {
  expect(t('routes', { count })).toBe(text)
})

it('quotes within quotes by the inner marks, and leaves those of what is not quoted', () => {
  const quoting = { walk: '「{title}」を歩く', delete: 'Delete “{title}”', plain: '{title}を歩く' } as const
  const say = createTranslator<typeof quoting>('ja', quoting)
  const title = '架空の「しおり町」'
  expect(say('walk', { title })).toBe('「架空の『しおり町』」を歩く')
  expect(say('plain', { title })).toBe('架空の「しおり町」を歩く')
  expect(say('delete', { title: 'The “old” road' })).toBe('Delete “The ‘old’ road”')
})

it('groups numbers, and leaves text as it is', () => {
  expect(t('routes', { count: 12345 })).toBe('12,345 routes')
  expect(t('routes', { count: '12345' })).toBe('12345 routes')
})

it.each([
  ['مستخدم', 'Hello, \u2068مستخدم\u2069'],
  ['עברית 12', 'Hello, \u2068עברית 12\u2069'],
  ['\u202egnp.exe', 'Hello, \u2068gnp.exe\u2069'],
  ['\u2069\u2067x', 'Hello, \u2068x\u2069'],
  ['\u2068عابر\u2069 sent it', 'Hello, \u2068\u2068عابر\u2069 sent it\u2069'],
  ['道 歩', 'Hello, 道 歩'],
])('keeps the direction of %j to itself', (name, text) => {
  expect(t('greeting', { name })).toBe(text)
})

it('always takes the general form in Japanese', () => {
  const translate = createTranslator<typeof catalogue>('ja', {
    ...catalogue,
    routes: { one: '使わない', other: '{count}件' },
  })
  expect(translate('routes', { count: 1 })).toBe('1件')
})

it('compiles only with known keys and exactly their parameters', () => {
  type Say = Translator<typeof catalogue>
  expectTypeOf<'unknown'>().not.toExtend<Parameters<Say>[0]>()
  const withoutParameter = () => {
    // @ts-expect-error the text needs a name
    return t('greeting')
  }
  const withTooMany = () => {
    // @ts-expect-error the text has no parameter
    return t('plain', { name: 'x' })
  }
  expect(withoutParameter()).toContain('{name}')
  expect(withTooMany()).toBe('Save')
})

it('says an error of the API with its numbers', () => {
  expect(errorMessage({ code: 'auth.throttled', params: { seconds: 42 } }, 'ja', ja)).toContain('42秒')
  expect(errorMessage({ code: 'network' }, 'ja', ja)).toContain('通信できません')
})
