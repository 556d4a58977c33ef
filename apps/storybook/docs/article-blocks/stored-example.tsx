import { type ArticleDocument, serializeArticle } from '@mishiori/article-blocks/document'
import { Source } from '@storybook/addon-docs/blocks'

/** An article as it is stored, written by the package itself. */
export function StoredExample({ article }: { readonly article: ArticleDocument }) {
  return <Source language="json" code={JSON.stringify(serializeArticle(article), null, 2)} />
}
