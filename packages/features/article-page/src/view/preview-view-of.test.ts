import { anArticle } from '@repo/web-kit/testing/sample-article'
import { expect, it } from 'vitest'
import { previewViewOf } from './preview-view-of.ts'

const work = anArticle({ title: 'Typed a moment ago', preview_path: '/previews/new.webp' })

it('holds the layers of a map that was changed', () => {
  const view = previewViewOf(work, { preview_path: '/previews/saved.webp' }, 'ja')
  expect(view.article.title).toBe('Typed a moment ago')
  expect(view.heldLayers).toBe(work.layer)
})

it('leaves a map that was not changed to the address of the article, which has its picture', () => {
  expect(previewViewOf(work, { preview_path: work.preview_path }, 'ja')).not.toHaveProperty('heldLayers')
})
