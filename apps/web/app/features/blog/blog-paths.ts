export interface PostsQuery {
  readonly tag: string | null
  readonly page: number
}

export const postPath = (id: number): string => `/blogs/articles/${id}`

/** The list of posts; the first page has no number. */
export function postsPath({ tag, page }: PostsQuery): string {
  const search = new URLSearchParams({ ...(tag !== null && { tag }), ...(page > 1 && { page: String(page) }) })
  return search.size > 0 ? `/blogs/articles?${search}` : '/blogs/articles'
}

const MAX_TAG_LENGTH = 50

export function readTag(search: URLSearchParams): string | null {
  const tag = search.get('tag')
  return tag === null || tag === '' || tag.length > MAX_TAG_LENGTH ? null : tag
}
