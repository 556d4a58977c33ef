import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { allowByHash } from './allow-by-hash.ts'

const nonce = { script: 'a1b2', style: 'c3d4' }
const policy = "default-src 'self'; script-src 'self' 'nonce-a1b2'; style-src 'self' 'nonce-c3d4'"
const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

it('names the inline scripts and styles of the page by their hashes', () => {
  const html = '<style nonce="c3d4">p{\n}</style><script nonce="a1b2" type="module" async="">import "/a.js"\n</script>'
  expect(allowByHash(html, { nonce, policy })).toEqual({
    html: '<style>p{\n}</style><script type="module" async="">import "/a.js"\n</script>',
    policy: `default-src 'self'; script-src 'self' ${sha256('import "/a.js"\n')}; style-src 'self' ${sha256('p{\n}')}`,
  })
})

it('allows nothing that got into the page without its nonce', () => {
  const injected = [
    '<script>steal()</script>',
    '<script nonce="">steal()</script>',
    '<script nonce="c0de">steal()</script>',
  ]
  const { policy: own } = allowByHash(`${injected.join('')}<script nonce="a1b2">ours()</script>`, { nonce, policy })
  expect(own).toContain(sha256('ours()'))
  expect(own).not.toContain(sha256('steal()'))
})

it('leaves no nonce behind, and names what is there twice once', () => {
  const twice = '<script nonce="a1b2">x()</script>'
  const html = `<link rel="modulepreload" href="/a.js" nonce="a1b2"/>${twice}${twice}<script nonce="a1b2" src="/b.js"></script>`
  const page = allowByHash(html, { nonce, policy })
  expect(page.html + page.policy).not.toMatch(/nonce|a1b2|c3d4/)
  expect(page.policy.match(/sha256/g)).toHaveLength(1)
})
