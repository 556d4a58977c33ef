import { readFileSync } from 'node:fs'
import { noteEarlyClicks } from '@repo/web-kit/note-early-clicks'
import { describe, expect, it } from 'vitest'
import { LAYERS, paintFirst, type Styles } from './first-paint.server.ts'

const NONCE = { script: 'of-scripts', style: 'of-styles' }
const SHEET = '<link nonce="of-scripts" rel="stylesheet" href="/assets/frame-1.css#"/>'
const PRELOADS = ['a', 'b'].map((name) => `<link rel="modulepreload" href="/assets/${name}.js" nonce="of-scripts"/>`)
const LATE = PRELOADS.map((link) => link.replace('rel="modulepreload"', 'rel="modulepreload" fetchPriority="low"'))
const DATA = '<script nonce="of-scripts">const data = 1</script>'
const START = '<script nonce="of-scripts" type="module" async="">import "/assets/a.js"</script>'

const page = (head: string, body: string) => `<html><head><title>T</title>${head}</head><body>${body}</body></html>`

const NOTE = `<script nonce="of-scripts">(${noteEarlyClicks})()</script>`

const withNote = (html: string, styles: Styles = {}, areScriptsLast = true) =>
  paintFirst(html, { nonce: NONCE, styles, areScriptsLast })

const painted = (...page: Parameters<typeof withNote>) => withNote(...page).replace(NOTE, '')

describe('paintFirst', () => {
  it('puts the styles into the page and leaves their links to the router, disabled', () => {
    const html = painted(page(SHEET, '<p>text</p>'), { '/assets/frame-1.css': 'p{color:red}' })
    const link = '<link nonce="of-scripts" rel="stylesheet" href="/assets/frame-1.css#" disabled media="not all"/>'
    expect(html).toBe(page(`<style nonce="of-styles">${LAYERS}p{color:red}</style>${link}`, '<p>text</p>'))
  })

  it('orders the layers as the base of all styles does', () => {
    const base = new URL('../../../../../packages/ui/src/styles/base.css', import.meta.url)
    expect(readFileSync(base, 'utf8')).toContain(LAYERS)
  })

  it('keeps the end of a style element out of its text', () => {
    const html = painted(page(SHEET, ''), { '/assets/frame-1.css': 'p::after{content:"</style>$&"}' })
    expect(html).toContain('p::after{content:"<\\/style>$&"}</style>')
  })

  it('leaves links to sheets that are not of the build, and what the text says about sheets', () => {
    const html = page(SHEET, `<p>${SHEET}</p>`)
    expect(painted(html)).toBe(html)
    expect(painted(html, { '/assets/frame-1.css': 'p{}' })).toContain(`<p>${SHEET}</p>`)
  })

  it('has scripts fetched behind the text, after what is read', () => {
    const html = painted(page(PRELOADS.join(''), `<p>text</p>${DATA}${START}${DATA}`))
    expect(html).toBe(page('', `<p>text</p>${DATA}${LATE.join('')}${START}${DATA}`))
  })

  it('has clicks noted before there is anything to click', () => {
    expect(withNote(page('', '<button>open</button>'))).toBe(page(NOTE, '<button>open</button>'))
  })

  it('has scripts fetched from the head after what is urgent, where they are not last or where there is none', () => {
    const later = page(LATE.join(''), `<p>text</p>${START}`)
    expect(painted(page(PRELOADS.join(''), `<p>text</p>${START}`), {}, false)).toBe(later)
    expect(painted(page(PRELOADS.join(''), '<p>text</p>'))).toBe(page(LATE.join(''), '<p>text</p>'))
  })
})
