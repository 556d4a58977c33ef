import { PRODUCT_LIMITS, type ProfileInput } from '@repo/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp, type TestUser } from '../../testing/index.ts'

let test: TestApp
let mori: TestUser
beforeAll(async () => {
  test = await buildTestApp()
  mori = await test.aVerifiedUser({ name: 'mori.ayumi' })
})
afterAll(() => test.close())

const nothing: ProfileInput = { place: '', profile: '', site: '', twitter: '', instagram: '', facebook: '' }
const save = (over: Partial<ProfileInput>) => mori.api.updateProfile({ body: { ...nothing, ...over } })
const seen = async () => {
  const answer = await test.aGuest().api.readUser({ params: { id: String(mori.user.id) } })
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data
}

describe('a profile', () => {
  it('says nothing at first', async () => {
    expect(await seen()).toMatchObject(nothing)
  })

  it('is seen by everybody as it was written, and gone when it is emptied', async () => {
    const written = {
      place: '長野県 松本市',
      profile: '街道を歩いています。\n<b>地形図</b>が好き。',
      site: 'https://example.jp/blog?a=1',
      twitter: 'mori_a',
      instagram: 'mori.a',
      facebook: 'mori.a',
    }
    expect(await save(written)).toMatchObject({ data: written })
    expect(await seen()).toMatchObject(written)
    await save({})
    expect(await seen()).toMatchObject(nothing)
  })

  it('is tidied: no space around words, no empty lines in a row, a site as browsers write it', async () => {
    expect(
      await save({ place: ' 松本\n 市 ', profile: ' a\r\n\r\n\r\n\r\nb ', site: ' HTTP://Example.JP ' }),
    ).toMatchObject({ data: { place: '松本 市', profile: 'a\n\nb', site: 'http://example.jp/' } })
  })

  it('is written by its owner alone', async () => {
    const body = nothing
    expect(await test.aGuest().api.updateProfile({ body })).toMatchObject({ error: { code: 'auth.login_required' } })
    const unverified = await test.anUnverifiedUser()
    expect(await unverified.api.updateProfile({ body })).toMatchObject({ error: { code: 'auth.email_unverified' } })
  })
})

const SITE = 'https://example.jp/'
const siteOf = (length: number) => SITE + 'a'.repeat(length - SITE.length)

describe('limits', () => {
  it.each([
    ['place', (n: number) => '松'.repeat(n), PRODUCT_LIMITS.placeLength.max],
    ['profile', (n: number) => '松'.repeat(n), PRODUCT_LIMITS.profileLength.max],
    ['site', siteOf, PRODUCT_LIMITS.siteLength.max],
    ['twitter', (n: number) => 'a'.repeat(n), 15],
    ['instagram', (n: number) => 'a'.repeat(n), 30],
    ['facebook', (n: number) => 'a'.repeat(n), 50],
  ] as const)('%s is as long as it may be and no longer', async (field, make, max) => {
    expect(await save({ [field]: make(max) })).toMatchObject({ data: { [field]: make(max) } })
    expect(await save({ [field]: make(max + 1) })).toMatchObject({
      status: 422,
      error: { code: 'request.invalid', fields: [expect.objectContaining({ field })] },
    })
    expect(await seen()).toMatchObject({ [field]: make(max) })
  })

  it('a site is measured as it is kept', async () => {
    expect(await save({ site: `${SITE}${'松'.repeat(100)}` })).toMatchObject({
      error: { fields: [{ field: 'site', rule: 'maxLength', params: { limit: 255 } }] },
    })
  })

  it.each([
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'ftp://example.jp/',
    'mailto:a@example.jp',
    '//example.jp',
    'example',
    'https://',
    'https://example.com@evil.example/',
  ])('a site is no %j', async (site) => {
    expect(await save({ site })).toMatchObject({ error: { fields: [{ field: 'site', rule: 'url' }] } })
  })

  it.each([
    ['twitter', 'a-b'],
    ['instagram', 'a/b'],
    ['facebook', 'https://facebook.com/a'],
    ['twitter', 'あ'],
  ] as const)('%s is no %j', async (field, name) => {
    expect(await save({ [field]: name })).toMatchObject({ error: { fields: [expect.objectContaining({ field })] } })
  })
})
