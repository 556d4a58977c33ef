import { type Locale, type PreviewVariant, previewAddress } from '@repo/contract'
import { escapeHtml } from '../../../platform/pages/html.ts'
import { languageTagOf } from '../../../platform/pages/language-of.ts'
import { standalonePage } from '../../../platform/pages/standalone-page.ts'
import type { SharedCard } from './shared-card.ts'

/** Pixels of the frame in the embed code. */
export const EMBED_SIZE = { width: 640, height: 420 }

const STYLE = `
html,body,main,.card{height:100%} body{overflow:hidden}
.card{display:grid;grid-template-rows:minmax(0,1fr) auto;box-sizing:border-box;border:1px solid var(--line);border-radius:12px;overflow:hidden;background:var(--surface);color:var(--text);text-decoration:none}
.card:focus-visible{outline-offset:-3px}
.map{display:grid;grid-template:minmax(0,1fr)/minmax(0,1fr);overflow:hidden} .map picture{display:contents} img{grid-area:1/1;width:100%;height:100%}
.ground{object-fit:cover;filter:blur(40px);scale:1.4} .whole{position:relative;object-fit:contain}
.words{display:grid;grid-template-columns:minmax(0,1fr) auto;align-items:center;gap:0 16px;padding:10px 16px}
h1,.facts{overflow:hidden;text-overflow:ellipsis;white-space:nowrap} h1{margin:0;font-size:16px} .facts{grid-row:2;color:var(--text-2);font-size:13px}
.read{grid-row:1/3;grid-column:2;color:var(--link);font-size:14px;font-weight:700}`

/** A frame on a phone: a picture drawn for one fills it better. */
const NARROW = '(max-aspect-ratio: 1)'
const DARK = '(prefers-color-scheme: dark)'

const READ = { ja: 'Mishioriで読む', 'en-US': 'Read on Mishiori' }

interface EmbedPage {
  readonly card: SharedCard
  readonly publicUrl: string
  readonly language: 'ja' | 'en-US'
  /** The page was requested in its language, so that the whole page opens in it too. */
  readonly isExplicit: boolean
  /** For the style, under the content security policy. */
  readonly nonce: string
}

/** Something public as an embeddable card: its map picture, its title and a link to it. No scripts. */
export function renderEmbedPage({ card, publicUrl, language, isExplicit, nonce }: EmbedPage): string {
  const locale = localeOf(language)
  const title = card.titleIn(locale)
  const lang = title.language === locale ? '' : ` lang="${languageTagOf(title.language)}"`
  const address = `${publicUrl}${card.path}${isExplicit ? `?hl=${locale}` : ''}`
  const body = `<main><a class="card" href="${escapeHtml(address)}" target="_blank" rel="noopener">
<div class="map">${drawnMap(card, locale, 'ground')}${drawnMap(card, locale, 'whole')}</div>
<div class="words"><h1${lang}>${escapeHtml(title.text)}</h1><span class="facts">${escapeHtml(factsOf(card, locale))}</span><span class="read">${READ[language]}</span></div></a></main>`
  return standalonePage({ language, nonce, title: title.text, style: STYLE, body })
}

/** The drawn map, `whole` in a frame of any shape; what that leaves free is filled by the `ground`, the same picture without focus. */
function drawnMap({ picturePath }: SharedCard, locale: Locale, className: 'ground' | 'whole'): string {
  if (picturePath === null) return ''
  const picture = (variant: PreviewVariant) => escapeHtml(previewAddress(picturePath, variant, locale))
  return `<picture><source media="${NARROW} and ${DARK}" srcset="${picture('tallDark')}"><source media="${NARROW}" srcset="${picture('tall')}"><source media="${DARK}" srcset="${picture('dark')}"><img class="${className}" src="${picture('light')}" alt="" width="960" height="540"></picture>`
}

const localeOf = (language: EmbedPage['language']) => (language === 'ja' ? 'ja' : 'en-us')

function factsOf({ factsIn, author }: SharedCard, locale: Locale): string {
  return [...factsIn(locale), author.nickname].filter((fact) => fact !== null && fact !== '').join(' · ')
}
