import { describe, expect, it } from 'vitest'
import { paintFirst } from './first-paint.server.ts'

const NONCE = { script: 'of-scripts', style: 'of-styles' }
const SHEET = '<link nonce="of-scripts" rel="stylesheet" href="/assets/frame-1.css#"/>'
const PRELOADS = ['a', 'b'].map((name) => `<link rel="modulepreload" href="/assets/${name}.js" nonce="of-scripts"/>`)
const DATA = '<script nonce="of-scripts">const data = 1</script>'
const START = '<script nonce="of-scripts" type="module" async="">import "/assets/a.js"</script>'

const page = (head: string, body: string) => `<html><head><title>T</title>${head}</head><body>${body}</body></html>`

describe('paintFirst', () => {
  it('puts the styles into the page and leaves their links to the router, disabled', () => {
    const html = paintFirst(page(SHEET, '<p>text</p>'), NONCE, { '/assets/frame-1.css': 'p{color:red}' })
    const link = '<link nonce="of-scripts" rel="stylesheet" href="/assets/frame-1.css#" disabled media="not all"/>'
    expect(html).toBe(page(`<style nonce="of-styles">p{color:red}</style>${link}`, '<p>text</p>'))
  })

  it('keeps the end of a style element out of its text', () => {
    const html = paintFirst(page(SHEET, ''), NONCE, { '/assets/frame-1.css': 'p::after{content:"</style>$&"}' })
    expect(html).toContain('<style nonce="of-styles">p::after{content:"<\\/style>$&"}</style>')
  })

  it('leaves links to sheets that are not of the build, and what the text says about sheets', () => {
    const html = page(SHEET, `<p>${SHEET}</p>`)
    expect(paintFirst(html, NONCE, {})).toBe(html)
    expect(paintFirst(html, NONCE, { '/assets/frame-1.css': 'p{}' })).toContain(`<p>${SHEET}</p>`)
  })

  it('keeps scripts and what they import in a template, in front of what takes them out', () => {
    const html = paintFirst(page(PRELOADS.join(''), `<p>text</p>${DATA}${START}${DATA}`), NONCE, {})
    const template = `<template data-scripts>${PRELOADS.join('')}${START}</template>`
    const [before, after] = html.split(template)
    expect(before).toBe(`<html><head><title>T</title></head><body><p>text</p>${DATA}`)
    expect(after).toMatch(/^<script nonce="of-scripts">\(function startOncePainted\(\)[\s\S]+\)\(\)<\/script><script/)
    expect(after?.endsWith(`${DATA}</body></html>`)).toBe(true)
  })

  it('leaves a page without scripts as it is', () => {
    const html = page(PRELOADS.join(''), '<p>text</p>')
    expect(paintFirst(html, NONCE, {})).toBe(html)
  })
})
