import { previewAddress, type RouteCard } from '@repo/contract'
import { formatKilometers } from '@repo/i18n'
import { escapeHtml } from '../../../platform/pages/html.ts'
import { standalonePage } from '../../../platform/pages/standalone-page.ts'

/** Pixels of the frame that the code asks for. */
export const EMBED_SIZE = { width: 640, height: 420 }

const STYLE = `
html,body,.card{height:100%} body{overflow:hidden}
.card{display:grid;grid-template-rows:minmax(0,1fr) auto;box-sizing:border-box;border:1px solid var(--line);border-radius:12px;overflow:hidden;background:var(--surface);color:var(--text);text-decoration:none}
.card:focus-visible{outline-offset:-3px} img{display:block;width:100%;height:100%;object-fit:cover}
.words{display:grid;grid-template-columns:minmax(0,1fr) auto;align-items:center;gap:0 16px;padding:10px 16px}
b,.facts{overflow:hidden;text-overflow:ellipsis;white-space:nowrap} .facts{grid-row:2;color:var(--text-2);font-size:13px}
.read{grid-row:1/3;grid-column:2;color:var(--link);font-size:14px;font-weight:700}`

const READ = { ja: 'Mishioriで読む', 'en-US': 'Read on Mishiori' }

interface EmbedPage {
  readonly article: RouteCard
  readonly publicUrl: string
  readonly language: 'ja' | 'en-US'
  /** For the style, under the content security policy. */
  readonly nonce: string
}

/** An article as a card in a frame of somebody's page: its drawn map, its title, a way to all of it. No scripts. */
export function renderEmbedPage({ article, publicUrl, language, nonce }: EmbedPage): string {
  const picture = (variant: 'light' | 'dark') => escapeHtml(previewAddress(article.preview_path, variant))
  const body = `<a class="card" href="${escapeHtml(`${publicUrl}/routes/${article.id}`)}" target="_blank" rel="noopener">
<picture><source media="(prefers-color-scheme: dark)" srcset="${picture('dark')}"><img src="${picture('light')}" alt="" width="960" height="540"></picture>
<span class="words"><b>${escapeHtml(article.title)}</b><span class="facts">${escapeHtml(factsOf(article, language))}</span><span class="read">${READ[language]}</span></span></a>`
  return standalonePage({ language, nonce, title: article.title, style: STYLE, body })
}

function factsOf(article: RouteCard, language: EmbedPage['language']): string {
  const place = language === 'ja' ? article.place_ja : article.place_en
  const locale = language === 'ja' ? 'ja' : 'en-us'
  const distance = article.distance_km === null ? null : `${formatKilometers(article.distance_km, locale)} km`
  return [distance, place, article.user.nickname].filter((fact) => fact !== null && fact !== '').join(' · ')
}
