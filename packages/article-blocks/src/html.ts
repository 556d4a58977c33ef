export { type ArticleHeading, articleHeadings } from './html/article-headings.ts'
export { type ArticleHtmlOptions, mapObjectAnchor, renderArticleHtml } from './html/render-article.ts'
