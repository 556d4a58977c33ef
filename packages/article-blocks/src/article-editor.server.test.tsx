import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ArticleEditor } from './article-editor.tsx'
import { EMPTY_ARTICLE } from './model/article-document.ts'

it('renders on a server without a document', () => {
  const html = renderToString(
    <ArticleEditor
      value={EMPTY_ARTICLE}
      onChange={() => {}}
      services={{ uploadImage: () => Promise.reject(new Error('no uploads on a server')) }}
      mapObjects={[]}
    />,
  )
  expect(typeof document).toBe('undefined')
  expect(html).toContain('role="status"')
})
