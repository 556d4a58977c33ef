import { parseArticle, type StoredArticle } from '@mishiori/article-blocks/document'
import { renderArticleHtml } from '@mishiori/article-blocks/html'
import { useState } from 'react'
import { Writer } from './writer.tsx'

/** The README's writer; what it saves is kept as JSON and shown as its readers see it. */
export function ArticlePage() {
  const [stored, setStored] = useState<StoredArticle | null>(null)
  const parsed = stored && parseArticle(JSON.parse(JSON.stringify(stored)))
  const html = parsed?.ok ? renderArticleHtml(parsed.document, { mapLinkLabel: (id) => `Show ${id}` }) : ''
  return (
    <main style={{ margin: '0 96px' }}>
      <Writer onSave={setStored} />
      <output>{JSON.stringify(stored)}</output>
      <article className="article-body" dangerouslySetInnerHTML={{ __html: html }} />
    </main>
  )
}
