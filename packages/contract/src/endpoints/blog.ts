import { type Static, Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { nullable } from '../nullable.ts'
import { IdParams, Locale, PageQuery, paged, TagName, Timestamp } from '../schemas.ts'

/** A post in a list, in the requested language if available. `picture` is a path. */
export const BlogCard = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  summary: Type.String(),
  language: Locale,
  tags: Type.Array(Type.String()),
  picture: nullable(Type.String()),
  published_at: Timestamp,
})
export type BlogCard = Static<typeof BlogCard>

const Neighbour = nullable(Type.Object({ id: Type.Integer(), title: Type.String() }))

/** A complete post. Its HTML is safe to show: it is rendered from Markdown without HTML. */
export const BlogPost = Type.Object({
  ...BlogCard.properties,
  html: Type.String(),
  languages: Type.Array(Locale),
  newer: Neighbour,
  older: Neighbour,
})
export type BlogPost = Static<typeof BlogPost>

/** Newest first. `tags` are those of all posts, the most used first. */
const BlogList = Type.Object({
  ...paged(BlogCard).properties,
  tags: Type.Array(Type.Object({ name: Type.String(), count: Type.Integer() })),
})
export type BlogList = Static<typeof BlogList>

export const blogEndpoints = {
  listBlogPosts: endpoint({
    method: 'GET',
    path: '/v1/blog/posts',
    summary: 'Posts of the instance, newest first; `tag` narrows them',
    access: 'anyone',
    query: Type.Object(
      {
        hl: Type.Optional(Locale),
        page: Type.Optional(PageQuery),
        tag: Type.Optional(TagName),
      },
      { additionalProperties: false },
    ),
    response: { status: 200, body: BlogList },
    errors: [],
  }),
  readBlogPost: endpoint({
    method: 'GET',
    path: '/v1/blog/posts/:id',
    summary: 'A post of the instance',
    access: 'anyone',
    params: IdParams,
    query: Type.Object({ hl: Type.Optional(Locale) }, { additionalProperties: false }),
    response: { status: 200, body: BlogPost },
    errors: ['blog.post_not_found'],
  }),
}
