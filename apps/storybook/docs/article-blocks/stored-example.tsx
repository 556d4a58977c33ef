import { serializeArticle } from '@mishiori/article-blocks/document'
import { Source } from '@storybook/addon-docs/blocks'
import { sampleArticle } from '../../../../packages/article-blocks/test-support/sample-article.ts'

/** One block of every kind as it is stored, written by the package itself. */
export function StoredExample() {
  return <Source language="json" code={JSON.stringify(serializeArticle(sampleArticle), null, 2)} />
}
