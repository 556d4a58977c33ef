import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PASSWORD, signUp } from '../../../testing/accounts.ts'
import { buildTestApp, type TestApp, type TestUser } from '../../../testing/index.ts'
import { createArticle } from '../../route-articles/testing/create-article.ts'

let test: TestApp
let owner: TestUser
beforeAll(async () => {
  test = await buildTestApp()
  owner = await test.aVerifiedUser({ nickname: '道 歩', locale: 'ja' })
})
afterAll(() => test.close())

async function download(user: TestUser) {
  const answer = await user.fetch('/api/v1/self/data-archive', {})
  return { answer, archive: new Uint8Array(await answer.arrayBuffer()) }
}

const textOf = (files: Record<string, Uint8Array>, name: string) => strFromU8(files[name] ?? new Uint8Array())

describe('the archive of one’s data', () => {
  it('holds account, routes with their versions and maps, and pictures', async () => {
    const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#5d8a77' } })
      .jpeg()
      .toBuffer()
    const body = new FormData()
    body.append('file', new Blob([new Uint8Array(bytes)]), '門.jpg')
    const picture = await owner.api.uploadImage({ body })
    const { id } = await createArticle(owner, { title: '鳥居峠を越える' })
    const draft = await createArticle(owner, { title: 'まだ途中', is_draft: true })
    const other = await createArticle(await test.aVerifiedUser(), { title: '人のルート' })

    const { answer, archive } = await download(owner)
    expect(answer.headers.get('content-type')).toBe('application/zip')
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="mishiori-\d{4}-\d\d-\d\d\.zip"$/)
    const files = unzipSync(archive)
    const pictureName = picture.ok ? picture.data.file_name : ''
    expect(Object.keys(files)).toEqual([
      'README.txt',
      'account.json',
      `routes/${id}/route.json`,
      `routes/${id}/route.gpx`,
      `routes/${id}/history/1.json`,
      `routes/${draft.id}/route.json`,
      `routes/${draft.id}/route.gpx`,
      `routes/${draft.id}/history/1.json`,
      'comments.json',
      'proposals.json',
      'follows.json',
      'blocks.json',
      'reports.json',
      'moderation.json',
      'private-places.json',
      'stock.json',
      'hazards.json',
      'strava.json',
      'notifications.json',
      'timeline-imports.json',
      'messages-to-the-operator.json',
      'pictures.json',
      `pictures/${pictureName}`,
    ])
    expect(JSON.parse(textOf(files, 'account.json'))).toMatchObject({
      email: owner.user.email,
      name: owner.user.name,
      nickname: '道 歩',
      sessions: [{ userAgent: '' }],
      linkedAccounts: [],
      passkeys: [],
      pendingEmail: null,
    })
    expect(JSON.parse(textOf(files, `routes/${id}/route.json`))).toMatchObject({ id, title: '鳥居峠を越える' })
    expect(textOf(files, `routes/${id}/route.gpx`)).toContain('<trkpt')
    expect(JSON.parse(textOf(files, 'pictures.json'))).toMatchObject([{ name: '門.jpg', file_name: pictureName }])
    const served = await test.aGuest().fetch(`/files/${pictureName}`, {})
    expect(files[`pictures/${pictureName}`]).toEqual(new Uint8Array(await served.arrayBuffer()))
    expect(textOf(files, 'README.txt')).toContain('あなたのデータ')
    expect(JSON.stringify(Object.keys(files))).not.toContain(`routes/${other.id}/`)
  })

  it('holds no secret, hashed or not', async () => {
    const { body, ...client } = await signUp(test)
    await test.db.execute(`update users set email_verified_at = now() where name = '${body.name}'`)
    const { archive } = await download({ ...client, user: { id: 0, name: body.name, email: body.email } })
    const account = textOf(unzipSync(archive), 'account.json')
    expect(account).toContain(body.email)
    for (const secret of [PASSWORD, '$argon2', client.cookies.get('session') ?? '?', '"digest"']) {
      expect(account).not.toContain(secret)
    }
  })

  it('may be fetched five times in an hour', async () => {
    const user = await test.aVerifiedUser()
    for (let i = 0; i < 5; i++) expect((await download(user)).answer.status).toBe(200)
    const { answer, archive } = await download(user)
    expect(answer.status).toBe(429)
    expect(JSON.parse(strFromU8(archive))).toMatchObject({ error: { code: 'auth.throttled' } })
  })
})
