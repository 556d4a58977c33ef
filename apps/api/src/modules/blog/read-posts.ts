import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locale } from '@repo/contract'
import sharp from 'sharp'
import { reasonOf } from '../../platform/reason-of.ts'
import { type FrontMatter, parseFrontMatter } from './front-matter.ts'
import { type PictureOfPost, type PicturesOfPost, renderPost } from './render-post.ts'

export interface PostText {
  readonly title: string
  readonly summary: string
  readonly tags: readonly string[]
  readonly picture: string | null
  readonly html: string
}

/** A post in its folder: `<id>-<name>/ja.md` and `en-us.md`, at least one of them, and its pictures. */
export interface Post {
  readonly id: number
  readonly publishedAt: Date
  readonly texts: Partial<Readonly<Record<Locale, PostText>>>
}

export const POST_FOLDER = /^0*([1-9]\d{0,8})-[\w-]+$/
export const PICTURE_NAME = /^[\w-]+\.(?:jpg|png|gif|webp)$/
export const PICTURES_PATH = '/blog-pictures'
const LANGUAGES = ['ja', 'en-us'] as const

/** Every post of a folder, newest first. Unreadable files are passed to `report`, by name, and left out. */
export async function readPosts(folder: string, report: (warning: string) => void): Promise<readonly Post[]> {
  const names = (await readdir(folder, { withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
  const posts = new Map<number, Post>()
  for (const name of names) {
    const id = Number(POST_FOLDER.exec(name)?.[1])
    if (!id) report(`Blog: ${name}: a post's folder is called by a number and a name, as 0001-hello.`)
    else if (posts.has(id)) report(`Blog: ${name}: another post has the number ${id}.`)
    else {
      const post = await readPost(id, join(folder, name), (warning) => report(`Blog: ${name}/${warning}`))
      if (post) posts.set(id, post)
    }
  }
  return [...posts.values()].sort((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime() || b.id - a.id)
}

async function readPost(id: number, folder: string, report: (warning: string) => void): Promise<Post | null> {
  const pictures = await readPictures(folder, report)
  const texts: Partial<Record<Locale, PostText>> = {}
  let date: string | null = null
  for (const language of LANGUAGES) {
    const file = `${language}.md`
    try {
      const source = await readFile(join(folder, file), 'utf8').catch(() => null)
      if (source === null) continue
      const { front, text } = parseFrontMatter(source)
      texts[language] = toText(front, text, pictures)
      date ??= front.date
    } catch (error) {
      report(`${file}: ${reasonOf(error)}`)
    }
  }
  return date === null ? null : { id, publishedAt: new Date(`${date}T00:00:00+09:00`), texts }
}

function toText({ title, summary, tags = [], picture }: FrontMatter, text: string, pictures: PicturesOfPost): PostText {
  const shown = picture === undefined ? null : pictures.get(picture)
  if (shown === undefined) throw new Error(`the picture ${picture} does not lie beside it`)
  return { title, summary, tags, picture: shown?.path ?? null, html: renderPost(text, pictures) }
}

async function readPictures(folder: string, report: (warning: string) => void): Promise<PicturesOfPost> {
  const pictures = new Map<string, PictureOfPost>()
  const names = await readdir(folder)
  for (const name of names.filter((candidate) => PICTURE_NAME.test(candidate))) {
    try {
      const { width, height } = await sharp(join(folder, name)).metadata()
      pictures.set(name, { path: `${PICTURES_PATH}/${folder.split(/[/\\]/).at(-1)}/${name}`, width, height })
    } catch (error) {
      report(`${name}: ${reasonOf(error)}`)
    }
  }
  return pictures
}
