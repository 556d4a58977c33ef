// @vitest-environment jsdom
import { articleContent, type Bundle } from '@repo/article-bundle'
import type { ApiClient } from '@repo/contract'
import { describe, expect, it, vi } from 'vitest'
import { importArticle } from './import-article.ts'

const image = (name: string) => ({
  type: 'singleImage',
  url: `https://elsewhere.example/files/${name}.jpg`,
  caption: '',
})
const JSON_OF_ARTICLE = {
  title: '峠',
  layer: [],
  thumbnail_path: '/files/a.jpg',
  context: { version: 1, blocks: [image('a'), image('b')] },
}

function aContent() {
  const content = articleContent(JSON_OF_ARTICLE)
  if (!content) throw new Error('it was not read')
  return content
}

function ports(pictures: readonly string[]) {
  const createRoute = vi.fn<ApiClient['createRoute']>(async () => ({ ok: true, data: { id: 7 } }) as never) // the id alone is read
  const upload = vi.fn(async (file: File) => ({ ok: true, file: { url: `/files/new-${file.name}` } }) as never) // as above
  const bundle: Pick<Bundle, 'readPicture'> = {
    readPicture: async (name) => (pictures.includes(name) ? new Uint8Array([1]) : null),
  }
  const takeOverImage = vi.fn<ApiClient['takeOverImage']>(async () => ({ ok: false }) as never) // as above
  return { api: { createRoute, takeOverImage }, upload, bundle, addresses: new Map<string, string>() }
}

const options = { key: 'key', onProgress: () => {} }

describe('importing an article', () => {
  it('sends its pictures and names them anew, with a host where there was one', async () => {
    const given = ports(['a.jpg', 'b.jpg'])
    expect(await importArticle(aContent(), given, options)).toEqual({ kind: 'created', id: 7, missing: 0, foreign: 0 })
    const [request, settings] = given.api.createRoute.mock.calls[0] ?? []
    expect(request?.body).toMatchObject({
      title: '峠',
      is_draft: true,
      thumbnail_path: '/files/new-a.jpg',
      context: {
        blocks: [{ url: `${location.origin}/files/new-a.jpg` }, { url: `${location.origin}/files/new-b.jpg` }],
      },
    })
    expect(settings?.headers).toEqual({ 'idempotency-key': 'key' })
  })

  it('leaves out and counts what the file does not have', async () => {
    const given = ports(['a.jpg'])
    expect(await importArticle(aContent(), given, options)).toEqual({ kind: 'created', id: 7, missing: 1, foreign: 0 })
    expect(given.api.createRoute.mock.calls[0]?.[0].body).toMatchObject({
      context: { blocks: [{ type: 'singleImage' }] },
    })
  })

  it('ends at a picture that cannot be sent, and does not send the others again', async () => {
    const given = ports(['a.jpg', 'b.jpg'])
    const failure = { ok: false, error: { code: 'network' } } as const
    given.upload.mockImplementationOnce(given.upload.getMockImplementation() ?? (async () => failure as never))
    given.upload.mockImplementationOnce(async () => failure as never)
    expect(await importArticle(aContent(), given, options)).toEqual({ kind: 'pictureFailed', failure })
    expect(given.api.createRoute).not.toHaveBeenCalled()
    expect(await importArticle(aContent(), given, options)).toMatchObject({ kind: 'created' })
    expect(given.upload.mock.calls.map(([file]) => file.name)).toEqual(['a.jpg', 'b.jpg', 'b.jpg'])
  })

  it('takes over what lies on other sites, once, and counts what it could not have', async () => {
    const [first, second] = ['https://img.example.net/1.png', 'https://img.example.net/2.png']
    const content = articleContent({
      ...JSON_OF_ARTICLE,
      thumbnail_path: null,
      context: { version: 1, blocks: [first, second, first].map((url) => ({ type: 'singleImage', url, caption: '' })) },
    })
    if (!content) throw new Error('it was not read')
    const given = ports([])
    given.api.takeOverImage.mockImplementationOnce(async () => ({ ok: true, data: { url: '/files/new.png' } }) as never)
    expect(await importArticle(content, given, options)).toEqual({ kind: 'created', id: 7, missing: 0, foreign: 1 })
    const own = `${location.origin}/files/new.png`
    expect(given.api.createRoute.mock.calls[0]?.[0].body).toMatchObject({
      context: { blocks: [{ url: own }, { url: second }, { url: own }] },
    })
    expect(given.api.takeOverImage.mock.calls.map(([{ body }]) => body.address)).toEqual([first, second])
  })

  it('says why the server did not take it', async () => {
    const given = ports(['a.jpg', 'b.jpg'])
    const error = { code: 'article.map_invalid', params: {} } as const
    given.api.createRoute.mockResolvedValueOnce({ ok: false, status: 422, error } as never)
    expect(await importArticle(aContent(), given, options)).toEqual({ kind: 'failed', error })
  })
})
