import MarkdownIt from 'markdown-it'
import cjkFriendly from 'markdown-it-cjk-friendly'

export interface PictureOfPost {
  readonly path: string
  readonly width: number
  readonly height: number
}

/** The pictures that lie beside a post, by their names. */
export type PicturesOfPost = ReadonlyMap<string, PictureOfPost>

// HTML within the text stays text; addresses that run scripts are no links.
const markdown = new MarkdownIt({ html: false, linkify: true, typographer: false }).use(cjkFriendly)
const ELSEWHERE = /^https?:/

/** HTML of a post. Pictures are those beside it, in their size, so that nothing moves when they come. */
export function renderPost(text: string, pictures: PicturesOfPost): string {
  const tokens = markdown.parse(text, {})
  for (const token of tokens.flatMap(({ children }) => children ?? [])) {
    if (token.type === 'link_open' && ELSEWHERE.test(String(token.attrGet('href') ?? '')))
      token.attrSet('rel', 'noopener')
    if (token.type !== 'image') continue
    const name = String(token.attrGet('src') ?? '')
    const picture = pictures.get(name)
    if (!picture) throw new Error(`the picture ${name} does not lie beside it`)
    token.attrSet('src', picture.path)
    token.attrSet('width', String(picture.width))
    token.attrSet('height', String(picture.height))
    token.attrSet('loading', 'lazy')
    token.attrSet('decoding', 'async')
  }
  return markdown.renderer.render(tokens, markdown.options, {})
}
