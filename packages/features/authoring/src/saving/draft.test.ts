import { anArticle } from '@repo/web-kit/testing/sample-article'
import { expect, it } from 'vitest'
import { EMPTY_DRAFT, type Visibility } from './draft.ts'
import { toInput } from './draft-codec.ts'
import { readArticle } from './opened-article.ts'

it.each<[Visibility, Visibility]>([
  ['draft', 'draft'],
  ['private', 'private'],
  ['url', 'url'],
  ['public', 'draft'], // asked when it is published
])('keeps with a draft for whom it is chosen: %s', (visibility, kept) => {
  const { is_draft, private_mode } = toInput({ ...EMPTY_DRAFT, visibility }, 'asDraft')
  expect(is_draft).toBe(true)
  expect(readArticle(anArticle({ is_draft, private_mode })).draft.visibility).toBe(kept)
})

it.each<Visibility>(['draft', 'private', 'url', 'public'])(
  'sets what is chosen when it is published: %s',
  (visibility) => {
    const { is_draft, private_mode } = toInput({ ...EMPTY_DRAFT, visibility }, 'asChosen')
    expect(readArticle(anArticle({ is_draft, private_mode })).draft.visibility).toBe(visibility)
  },
)
