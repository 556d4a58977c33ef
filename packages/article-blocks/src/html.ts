export { type ArticleHeading, articleHeadings } from './html/article-headings.ts'
export { mapObjectAnchor } from './html/map-object-anchor.ts'
export { type ArticleHtmlOptions, renderArticleHtml } from './html/render-article.ts'
