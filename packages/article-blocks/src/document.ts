export { imageAddress, linkAddress } from './model/addresses.ts'
export {
  ARTICLE_LIMITS,
  type ArticleBlock,
  type ArticleDocument,
  type ArticleList,
  ASPECT_RATIOS,
  type AspectRatio,
  type DividerBlock,
  EMPTY_ARTICLE,
  type GalleryBlock,
  type GalleryImage,
  type HeadingBlock,
  type HeadingLevel,
  type ImageBlock,
  type ImageSize,
  type JsonValue,
  type ListBlock,
  type ListItem,
  type ListStyle,
  LONG_SIDES,
  type LongSide,
  type ParagraphBlock,
  type QuoteBlock,
  type TableBlock,
  type UnknownBlock,
} from './model/article-document.ts'
export { type ArticleStats, articlePlainText, articleStats, imageUrls, linkedObjectIds } from './model/article-facts.ts'
export { type FoundLink, findLinks } from './model/find-links.ts'
export {
  canonicalInline,
  type InlineTarget,
  type InlineText,
  inlinePlainText,
  type LineBreak,
  type TextRun,
} from './model/inline-text.ts'
export { mapArticleTexts } from './model/map-texts.ts'
export type { ArticleProblem, ArticleProblemCode } from './model/problems.ts'
export { inlineFromHtml, sanitizeInlineHtml } from './model/sanitize.ts'
export {
  ARTICLE_WIRE_VERSION,
  type ArticleParseResult,
  parseArticle,
  type StoredArticle,
  serializeArticle,
} from './model/wire.ts'
