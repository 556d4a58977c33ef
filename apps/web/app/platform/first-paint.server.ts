import type { WebHost } from '@repo/contract'
import { startOncePainted } from './start-once-painted.ts'

type Nonce = NonNullable<WebHost['nonce']>
/** What is in the style sheets of the build, by address. */
export type Styles = Readonly<Record<string, string>>

/**
 * Arranges a page so that it is painted with what arrives first: its styles are inside instead of a request away, and its scripts, which would take
 * the network and the processor from what is read, begin once something has been painted.
 */
export function paintFirst(html: string, nonce: Nonce, styles: Styles): string {
  const endOfHead = html.indexOf('</head>')
  if (endOfHead < 0) return html
  const { head, preloads } = takePreloads(html.slice(0, endOfHead))
  const body = html.slice(endOfHead)
  const waiting = letScriptsWait(body, preloads, nonce)
  return withStyles(waiting === body ? html.slice(0, endOfHead) : head, nonce, styles) + waiting
}

function takePreloads(head: string): { readonly head: string; readonly preloads: string } {
  const modulePreload = /<link rel="modulepreload"[^>]*>/g
  return { head: head.replace(modulePreload, ''), preloads: (head.match(modulePreload) ?? []).join('') }
}

/** Nothing in a template is fetched or run until it is taken out. */
function letScriptsWait(body: string, preloads: string, nonce: Nonce): string {
  const start = body.indexOf(`<script nonce="${nonce.script}" type="module"`)
  if (start < 0) return body
  const end = body.indexOf('</script>', start) + '</script>'.length
  const template = `<template data-scripts>${preloads}${body.slice(start, end)}</template>`
  const starter = `<script nonce="${nonce.script}">(${startOncePainted})()</script>`
  return body.slice(0, start) + template + starter + body.slice(end)
}

/**
 * The links stay, so that the router finds what it rendered, and nothing is fetched twice: not by the browser, for which they are disabled, and not by
 * its look ahead, which minds the media alone.
 */
function withStyles(head: string, nonce: Nonce, styles: Styles): string {
  return head.replace(/<link [^>]*rel="stylesheet" href="([^"#]+)[^>]*?(?=\/?>)/g, (link, address: string) => {
    const style = styles[address]
    return style === undefined
      ? link
      : `<style nonce="${nonce.style}">${asText(style)}</style>${link} disabled media="not all"`
  })
}

/** An end tag in a string or an address would end the styles. */
const asText = (style: string) => style.replaceAll('</', '<\\/')
