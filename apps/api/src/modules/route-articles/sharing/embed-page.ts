import { type EmbedOptions, embedMapPath, type Locale, type PreviewVariant, previewAddress } from '@repo/contract'
import { escapeHtml } from '../../../platform/pages/html.ts'
import { languageTagOf } from '../../../platform/pages/language-of.ts'
import { standalonePage } from '../../../platform/pages/standalone-page.ts'
import type { SharedCard } from './shared-card.ts'

const STYLE = `
html,body,.card{height:100%} body{overflow:hidden}
.card{position:relative;display:grid;grid-template-rows:minmax(0,1fr) auto;box-sizing:border-box;border:1px solid var(--line);border-radius:12px;overflow:hidden;background:var(--surface);color:var(--text)}
.card:has(.words:focus-visible){outline:2px solid var(--focus);outline-offset:-3px}
.map{position:relative;display:grid;grid-template:minmax(0,1fr)/minmax(0,1fr);overflow:hidden} .map picture{display:contents} img{grid-area:1/1;width:100%;height:100%}
.ground{object-fit:cover;filter:blur(40px);scale:1.4} .whole{position:relative;object-fit:contain}
.tools{position:absolute;right:12px;bottom:12px;z-index:1;display:grid;justify-items:end;gap:8px;max-width:calc(100% - 24px)}
.open{min-height:44px;padding:0 18px;border:1px solid var(--line);border-radius:8px;background:var(--surface);color:var(--text);box-shadow:0 2px 8px rgb(0 0 0/.2);font:inherit;font-weight:700;cursor:pointer}
.open:focus-visible{outline:2px solid var(--focus);outline-offset:2px} .open[aria-disabled]{color:var(--text-2);cursor:progress}
.notice{margin:0;padding:4px 12px;border-radius:8px;background:var(--surface);font-size:13px} .notice:empty{display:none}
.live{position:absolute;inset:0;z-index:1;width:100%;height:100%;border:0} .live[inert]{opacity:0}
.words{display:grid;grid-template-columns:minmax(0,1fr) auto;align-items:center;gap:0 16px;padding:10px 16px;color:inherit;text-decoration:none} .words:focus-visible{outline:none}
.words::after{content:"";position:absolute;inset:0}
h1,.facts{overflow:hidden;text-overflow:ellipsis;white-space:nowrap} h1{margin:0;font-size:16px} .facts{grid-row:2;color:var(--text-2);font-size:13px}
.read{grid-row:1/3;grid-column:2;color:var(--link);font-size:14px;font-weight:700}`

/**
 * Opens the live map in front of its picture. Whatever the page of the map has to say, it says as an event of its frame;
 * a page that is no map has come for it when there is none in the document.
 */
const SCRIPT = `
const button = document.querySelector('.open'), map = document.querySelector('.map'), notice = document.querySelector('.notice')
const { address, title, loading, failed } = button.dataset
let frame = null, timer
const fail = () => {
  if (!frame) return
  if (document.activeElement === frame) button.focus()
  frame.remove()
  frame = null
  clearTimeout(timer)
  button.removeAttribute('aria-disabled')
  notice.textContent = failed
}
const show = () => {
  clearTimeout(timer)
  const hadFocus = document.activeElement === button
  frame.inert = false
  notice.textContent = ''
  button.hidden = true
  if (hadFocus) frame.contentDocument.querySelector('canvas').focus()
}
button.onclick = () => {
  if (frame) return
  button.setAttribute('aria-disabled', 'true')
  notice.textContent = loading
  frame = document.createElement('iframe')
  Object.assign(frame, { className: 'live', title, src: address, inert: true })
  frame.addEventListener('shown', show)
  frame.addEventListener('failed', fail)
  frame.addEventListener('load', () => frame?.contentDocument?.querySelector('[data-embedded-map]') || fail())
  timer = setTimeout(fail, 30000)
  map.append(frame)
}
button.hidden = false`

/** A frame on a phone: a picture drawn for one fills it better. */
const NARROW = '(max-aspect-ratio: 1)'
const DARK = '(prefers-color-scheme: dark)'

const TEXTS = {
  ja: {
    read: 'Mishioriで読む',
    open: '地図を動かす',
    loading: '地図を読み込んでいます…',
    failed: '地図を表示できませんでした。もう一度お試しください。',
    map: (title: string) => `「${title}」の地図`,
  },
  'en-US': {
    read: 'Read on Mishiori',
    open: 'Explore the map',
    loading: 'Loading the map…',
    failed: 'The map couldn’t be shown. Please try again.',
    map: (title: string) => `Map of ${title}`,
  },
} as const

interface EmbedPage {
  readonly card: SharedCard
  readonly publicUrl: string
  /** That of the options, or else the visitor's. */
  readonly language: 'ja' | 'en-US'
  readonly options: EmbedOptions
  /** For style and script, under the content security policy. */
  readonly nonce: { readonly style: string; readonly script: string }
}

/**
 * Something public as an embeddable card: a picture of its map, its title and a link to it. A press loads the live map;
 * without scripts, the card stays as it is.
 */
export function renderEmbedPage({ card, publicUrl, language, options, nonce }: EmbedPage): string {
  const locale = language === 'ja' ? 'ja' : 'en-us'
  const { theme } = options
  const title = card.titleIn(locale)
  const lang = title.language === locale ? '' : ` lang="${languageTagOf(title.language)}"`
  const address = `${publicUrl}${card.path}${options.locale === null ? '' : `?hl=${locale}`}`
  const picture = (className: string) => drawnMap(card, { locale, theme, className })
  const mapPath = embedMapPath(card.target, { ...options, locale })
  const opener = card.picturePath === null ? '' : mapOpener({ mapPath, language, title: title.text })
  const body = `<main class="card" aria-label="${escapeHtml(title.text)}">
<div class="map">${picture('ground')}${picture('whole')}${opener}</div>
<a class="words" href="${escapeHtml(address)}" target="_blank" rel="noopener"><h1${lang}>${escapeHtml(title.text)}</h1><span class="facts">${escapeHtml(factsOf(card, locale))}</span><span class="read">${TEXTS[language].read}</span></a></main>${opener && `<script nonce="${nonce.script}">${SCRIPT}</script>`}`
  return standalonePage({ language, theme, nonce: nonce.style, title: title.text, style: STYLE, body })
}

interface MapOpener {
  readonly mapPath: string
  readonly language: EmbedPage['language']
  readonly title: string
}

/** Shown by the script, without which it could do nothing. */
function mapOpener({ mapPath, language, title }: MapOpener): string {
  const { open, loading, failed, map } = TEXTS[language]
  return `<div class="tools"><p class="notice" role="status"></p><button class="open" type="button" hidden data-address="${escapeHtml(mapPath)}" data-title="${escapeHtml(map(title))}" data-loading="${loading}" data-failed="${failed}">${open}</button></div>`
}

interface DrawnMap {
  readonly locale: Locale
  readonly theme: EmbedOptions['theme']
  readonly className: string
}

/** The drawn map, `whole` in a frame of any shape; what that leaves free is filled by the `ground`, the same picture without focus. */
function drawnMap({ picturePath }: SharedCard, { locale, theme, className }: DrawnMap): string {
  if (picturePath === null) return ''
  const picture = (variant: PreviewVariant) => escapeHtml(previewAddress(picturePath, variant, locale))
  const [tall, wide] = theme === 'dark' ? (['tallDark', 'dark'] as const) : (['tall', 'light'] as const)
  const source = (media: string, variant: PreviewVariant) => `<source media="${media}" srcset="${picture(variant)}">`
  const sources = [
    ...(theme === null ? [source(`${NARROW} and ${DARK}`, 'tallDark')] : []),
    source(NARROW, tall),
    ...(theme === null ? [source(DARK, 'dark')] : []),
  ]
  return `<picture>${sources.join('')}<img class="${className}" src="${picture(wide)}" alt="" width="960" height="540"></picture>`
}

function factsOf({ factsIn, author }: SharedCard, locale: Locale): string {
  return [...factsIn(locale), author.nickname].filter((fact) => fact !== null && fact !== '').join(' · ')
}
