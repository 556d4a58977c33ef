const QUOTE = '`'
/** Tokens of a source, as far as they matter here. A regular expression can only begin where an operand can. */
const PART =
  /\/\/.*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|(?<=(?:[(,=:[!&|?{};>]|return)\s*)\/(?![/*])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n])+\/|url\([^)]*\)|[`{}]/g
const TEMPLATE_END = /`|\$\{|\\[\s\S]/g
const ADDRESS = /https?:\/\/\S+/g

/** A source with its lines and comments, but without its strings, templates, regular expressions and addresses. */
export function withoutLiterals(source) {
  const open = []
  let kept = ''
  let at = 0
  const enterTemplate = () => {
    for (;;) {
      TEMPLATE_END.lastIndex = at
      const end = TEMPLATE_END.exec(source)
      const until = end ? TEMPLATE_END.lastIndex : source.length
      kept += linesOf(source.slice(at, until))
      at = until
      if (!end || end[0] === QUOTE) return
      if (end[0] === '${') return void open.push(QUOTE)
    }
  }
  for (;;) {
    PART.lastIndex = at
    const part = PART.exec(source)
    const code = source.slice(at, part?.index)
    kept += open.includes(QUOTE) ? linesOf(code) : code
    if (!part) return kept.replaceAll(ADDRESS, '')
    const [text] = part
    at = PART.lastIndex
    if (text === QUOTE) enterTemplate()
    else if (text === '{') open.push(text)
    else if (text === '}') {
      if (open.pop() === QUOTE) enterTemplate()
    } else kept += /^\/[/*]/.test(text) ? text : linesOf(text)
  }
}

/** A literal without its text: it still takes as many lines. */
const linesOf = (literal) => literal.replaceAll(/[^\n]/g, '')
