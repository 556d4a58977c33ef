import { escapeHtml } from './html.ts'

interface StandalonePage {
  readonly language: string
  /** Unless given, as the viewer's system has it. */
  readonly theme?: 'light' | 'dark' | null
  /** For the style, under the content security policy. */
  readonly nonce: string
  readonly title: string
  /** Beside the colours and letters that all such pages share. */
  readonly style: string
  /** After these it is loaded again by itself. */
  readonly reloadSeconds?: number | null
  /** HTML. */
  readonly body: string
}

const DARK =
  '--bg:#0d161b;--surface:#16222a;--line:#26333a;--text:#eaeff0;--text-2:#c2cdd0;--link:#80b5cb;--on-link:#071c29;--accent:#63c7ce;--focus:#63c7ce'

/** Colours and sizes of the design tokens. */
const STYLE = `
:root{color-scheme:light dark;--bg:#f4f7f7;--surface:#fff;--line:#dce4e6;--text:#16222a;--text-2:#51626a;--link:#165e83;--on-link:#fff;--accent:#00a3af;--focus:#007c89}
@media (prefers-color-scheme:dark){:root:not([data-theme]){${DARK}}}
:root[data-theme=light]{color-scheme:light} :root[data-theme=dark]{color-scheme:dark;${DARK}}
body{margin:0;background:var(--bg);color:var(--text);font:16px/1.8 "Hiragino Sans","Noto Sans JP","Noto Sans CJK JP",Roboto,Arial,sans-serif}
a{color:var(--link)} a:focus-visible{outline:2px solid var(--focus);outline-offset:2px;border-radius:4px}`

/** A standalone page, without the web build. */
export function standalonePage({ language, theme, nonce, title, style, reloadSeconds, body }: StandalonePage): string {
  const refresh = reloadSeconds ? `<meta http-equiv="refresh" content="${reloadSeconds}">` : ''
  return `<!doctype html>
<html lang="${language}"${theme ? ` data-theme="${theme}"` : ''}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${refresh}
<link rel="icon" href="/favicon.svg" type="image/svg+xml"><title>${escapeHtml(title)} · Mishiori</title><style nonce="${nonce}">${STYLE}${style}</style></head>
<body>${body}</body></html>`
}
