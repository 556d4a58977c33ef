import { createHash } from 'node:crypto'

export interface Nonce {
  readonly script: string
  readonly style: string
}

interface NoncePage {
  readonly nonce: Nonce
  /** The content security policy with these nonces. */
  readonly policy: string
}

interface HashPage {
  readonly html: string
  readonly policy: string
}

/**
 * Takes the nonces out of a page and of its policy, which then names the inline scripts and styles by their hashes: a
 * page that answers many requests cannot have the secret of one. Only what carries a nonce is named, so whatever else
 * may have got into the page is as forbidden as before.
 */
export function allowByHash(html: string, { nonce, policy }: NoncePage): HashPage {
  const hashes = { script: new Set<string>(), style: new Set<string>() }
  const inline = new RegExp(
    `<(script|style)\\b[^>]*\\snonce="(?:${nonce.script}|${nonce.style})"[^>]*>(.*?)</\\1>`,
    'gs',
  )
  for (const [, kind, content = ''] of html.matchAll(inline)) {
    if (content !== '') hashes[kind === 'style' ? 'style' : 'script'].add(hashSource(content))
  }
  return {
    html: [nonce.script, nonce.style].reduce((page, one) => page.replaceAll(` nonce="${one}"`, ''), html),
    policy: policy
      .replaceAll(`'nonce-${nonce.script}'`, [...hashes.script].join(' '))
      .replaceAll(`'nonce-${nonce.style}'`, [...hashes.style].join(' ')),
  }
}

const hashSource = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`
