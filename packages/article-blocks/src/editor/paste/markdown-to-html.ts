import MarkdownIt, { type RendererRule } from 'markdown-it'
import cjkFriendly from 'markdown-it-cjk-friendly'
import { linkAddress, pastedImageAddress } from '../../model/addresses.ts'

const parser = new MarkdownIt({ html: false, breaks: true })
  // Emphasis may end in Japanese punctuation with a letter behind it: `**「峠」**を`.
  .use(cjkFriendly)
  // An article has no strikethrough, and struck text without its marks would mean the opposite.
  .disable('strikethrough')
  // Plain text is laid out with indentation and with lines drawn below: neither makes code or headings of it.
  .disable(['code', 'lheading'])
parser.normalizeLink = (address) => linkAddress(address) ?? address
// The HTML parser removes a disallowed address from its link and keeps the text; refused here, the link would stay Markdown.
parser.validateLink = () => true

const { escapeHtml } = parser.utils
const { rules } = parser.renderer
const renderPicture = rules.image

/** A picture that readers cannot load becomes its text. */
const image: RendererRule = (tokens, index, options, env, renderer) => {
  const token = tokens[index]
  const canLoad = pastedImageAddress(String(token?.attrGet('src') ?? '')) !== null
  if (canLoad && renderPicture) return renderPicture(tokens, index, options, env, renderer)
  return escapeHtml(renderer.renderInlineAsText(token?.children ?? [], options, env))
}

/** An article has no code blocks: the lines become plain text. */
const fence: RendererRule = (tokens, index) => {
  const text = tokens[index]?.content.replace(/\n$/, '') ?? ''
  return text === '' ? '' : `<pre>${text.split('\n').map(escapeHtml).join('<br>')}</pre>`
}

Object.assign(rules, { image, fence })

/** HTML of a text in Markdown, to be cleaned like any that is pasted. Markup within the text stays text. */
export function markdownToHtml(text: string): string {
  return parser.render(text)
}
