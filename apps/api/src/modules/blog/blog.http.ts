import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { endpoints } from '@repo/contract'
import type { FastifyPluginAsync } from 'fastify'
import { AppError } from '../../platform/app-error.ts'
import { servePicture } from '../../platform/file-storage/serve-bytes.ts'
import { route } from '../../platform/http/route.ts'
import { ATOM_TYPE, FEED_ENTRIES, localeOfFeed, writeAtom } from '../../platform/pages/atom.ts'
import type { BlogService } from './blog.service.ts'
import { PICTURE_NAME, PICTURES_PATH, POST_FOLDER } from './read-posts.ts'

export const blogHttp: FastifyPluginAsync<{ readonly blog: BlogService }> = async (app, { blog }) => {
  route(app, endpoints.listBlogPosts, async ({ query: { hl = 'ja', page = '1', tag = null } }) =>
    blog.list({ locale: hl, page: Number(page), tag }),
  )
  route(app, endpoints.readBlogPost, async ({ params, query: { hl = 'ja' } }) => blog.get(Number(params.id), hl))
}

export interface BlogPagesOptions {
  readonly blog: BlogService
  readonly folder: string
  readonly publicUrl: string
}

const MAX_AGE_SECONDS = 600

/** The feed of the posts, and their pictures. */
export const blogPages: FastifyPluginAsync<BlogPagesOptions> = async (app, { blog, folder, publicUrl }) => {
  app.get<{ Querystring: { hl?: string } }>(
    '/blogs/feed.atom',
    { schema: { hide: true } },
    async ({ query }, reply) => {
      const locale = localeOfFeed(query.hl) ?? 'ja'
      const { data } = blog.list({ locale, page: 1, tag: null })
      const suffix = locale === 'ja' ? '' : `?hl=${locale}`
      const entries = data.slice(0, FEED_ENTRIES).map(({ id, title, summary, language, tags, published_at }) => {
        const href = `${publicUrl}/blogs/articles/${id}`
        return {
          id: href,
          href: `${href}${suffix}`,
          published: published_at,
          updated: published_at,
          categories: tags,
          title: { text: title, language },
          summary: { text: summary, language },
          author: { name: 'Mishiori', href: null },
        }
      })
      const alternate = `${publicUrl}/blogs${suffix}`
      return reply
        .type(ATOM_TYPE)
        .header('cache-control', `public, max-age=${MAX_AGE_SECONDS}`)
        .send(writeAtom({ self: `${publicUrl}/blogs/feed.atom${suffix}`, alternate, title: 'Mishiori', entries }))
    },
  )

  app.get<{ Params: Record<'post' | 'name', string> }>(
    `${PICTURES_PATH}/:post/:name`,
    { schema: { hide: true } },
    async ({ params: { post, name } }, reply) => {
      const path = join(folder, post, name)
      const size = POST_FOLDER.test(post) && PICTURE_NAME.test(name) ? await sizeOf(path) : null
      if (size === null) throw new AppError('request.not_found')
      return servePicture(reply, name, { size, stream: () => createReadStream(path) }, [])
    },
  )
}

async function sizeOf(path: string): Promise<number | null> {
  const found = await stat(path).catch(() => null)
  return found?.isFile() ? found.size : null
}
