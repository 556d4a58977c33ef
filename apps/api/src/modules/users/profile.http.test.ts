import { PRODUCT_LIMITS, type ProfileInput } from '@repo/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp, type TestUser } from '../../testing/index.ts'
import { createArticle } from '../route-articles/testing/create-article.ts'

let test: TestApp
let mori: TestUser
beforeAll(async () => {
  test = await buildTestApp()
  mori = await test.aVerifiedUser({ name: 'mori.ayumi' })
})
afterAll(() => test.close())

const profileFields = { place: '', profile: '', site: '', twitter: '', instagram: '', facebook: '' }
const nothing: ProfileInput = { nickname: '', ...profileFields }
const save = (over: Partial<ProfileInput>) => mori.api.updateProfile({ body: { ...nothing, ...over } })
const seen = async () => {
  const answer = await test.aGuest().api.readUser({ params: { id: String(mori.user.id) } })
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data
}

describe('a profile', () => {
  it('says nothing at first', async () => {
    expect(await seen()).toMatchObject({ ...profileFields, nickname: 'mori.ayumi' })
  })

  it('is seen by everybody as it was written, and gone when it is emptied', async () => {
    const written = {
      nickname: '森下 あゆみ',
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
    expect(await seen()).toMatchObject(profileFields)
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

describe('a name', () => {
  it.each([
    [' 森下\n\tあゆみ ', '森下 あゆみ'],
    ['\u202Eevil\u2066', 'evil'],
    ['👩‍👧 family', '👩‍👧 family'],
    [' \u200B\u3000', 'mori.ayumi'],
  ])('of %j is shown as %j', async (nickname, shown) => {
    expect(await save({ nickname })).toMatchObject({ data: { nickname: shown } })
  })

  it('changes wherever its owner is named, and finds them from then on', async () => {
    const { id } = await createArticle(mori, { title: 'named' })
    const { api } = test.aGuest()
    const found = async (q: string) => {
      const [people, suggested] = await Promise.all([api.listUsers({ query: { q } }), api.suggest({ query: { q } })])
      return [people.ok && people.data.data, suggested.ok && suggested.data.users].map((one) =>
        (one || []).map(({ nickname }) => nickname),
      )
    }
    await save({ nickname: '旧い名' })
    expect(await found('旧い')).toEqual([['旧い名'], ['旧い名']])
    await save({ nickname: '新しい名' })
    expect(await found('旧い')).toEqual([[], []])
    expect(await found('新しい')).toEqual([['新しい名'], ['新しい名']])
    expect(await found('mori')).toEqual([['新しい名'], ['新しい名']])
    const user = { name: 'mori.ayumi', nickname: '新しい名' }
    expect(await api.readRoute({ params: { id: String(id) }, query: {} })).toMatchObject({ data: { user } })
    expect(await api.listRoutes({ query: {} })).toMatchObject({ data: { data: [{ user }] } })
    expect(await mori.api.currentUser()).toMatchObject({ data: user })
  })

  it('is told to its owner as a whole', async () => {
    const social = { twitter: 'mori', instagram: 'mori.a', facebook: 'mori.ayumi' }
    const profile = { nickname: '森', place: '松本', profile: '歩きます', site: 'https://mori.example/', ...social }
    await save(profile)
    expect(await mori.api.currentUser()).toMatchObject({ data: { ...profile, locale: 'ja', language: 'ja' } })
  })

  it('makes nobody an author who has published nothing', async () => {
    const silent = await test.aVerifiedUser()
    await silent.api.updateProfile({ body: { ...nothing, nickname: 'whinchat' } })
    expect(await test.aGuest().api.listUsers({ query: { q: 'whinchat' } })).toMatchObject({ data: { data: [] } })
  })
})

describe('a picture of oneself', () => {
  const upload = async (by: TestUser, width: number, height = width) => {
    const body = new FormData()
    const png = await sharp({ create: { width, height, channels: 3, background: '#5d8a77' } })
      .png()
      .toBuffer()
    body.append('file', new Blob([new Uint8Array(png)]), 'me.png')
    const answer = await by.api.uploadImage({ body })
    if (!answer.ok) throw new Error(answer.error.code)
    return answer.data.url
  }
  const set = (path: string | null) => mori.api.setAvatar({ body: { path } })
  const EDGE = PRODUCT_LIMITS.avatarEdgePx

  it('is shown wherever its owner is named, until it is taken away', async () => {
    const path = await upload(mori, EDGE)
    expect(await set(path)).toMatchObject({ data: { avatar: path } })
    expect(await seen()).toMatchObject({ avatar: path })
    const { api } = test.aGuest()
    expect(await api.listRoutes({ query: {} })).toMatchObject({ data: { data: [{ user: { avatar: path } }] } })
    expect(await api.listUsers({ query: {} })).toMatchObject({ data: { data: [{ avatar: path }] } })
    expect(await mori.api.currentUser()).toMatchObject({ data: { avatar: path } })
    await set(null)
    expect(await seen()).toMatchObject({ avatar: null })
  })

  it.each([
    ['larger than it is kept', EDGE + 1, EDGE + 1],
    ['wider than high', EDGE, EDGE - 1],
    ['higher than wide', EDGE - 1, EDGE],
  ])('is none that is %s', async (_, width, height) => {
    expect(await set(await upload(mori, width, height))).toMatchObject({
      status: 422,
      error: { code: 'user.avatar_not_square', params: { max: EDGE } },
    })
    expect(await seen()).toMatchObject({ avatar: null })
  })

  it('[B20] is a file of one’s own', async () => {
    const other = await test.aVerifiedUser()
    for (const path of [await upload(other, 8), '/files/none.png', 'https://evil.example/a.png', '']) {
      expect(await set(path)).toMatchObject({ status: 404, error: { code: 'file.not_found' } })
    }
  })

  it('is set by its owner alone', async () => {
    const body = { path: null }
    expect(await test.aGuest().api.setAvatar({ body })).toMatchObject({ error: { code: 'auth.login_required' } })
    const unverified = await test.anUnverifiedUser()
    expect(await unverified.api.setAvatar({ body })).toMatchObject({ error: { code: 'auth.email_unverified' } })
  })
})

const SITE = 'https://example.jp/'
const siteOf = (length: number) => SITE + 'a'.repeat(length - SITE.length)

describe('limits', () => {
  it.each([
    ['nickname', (n: number) => '松'.repeat(n), PRODUCT_LIMITS.nicknameLength.max],
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
  ])('[C31] a site is no %j', async (site) => {
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
