export { type ArticleDocument, EMPTY_ARTICLE, parseArticle, serializeArticle } from './document.ts'
