// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { outsideLinkOf } from './outside-link.ts'

function pressed(attributes: Record<string, string>, init: MouseEventInit = {}): string | null {
  const link = document.body.appendChild(document.createElement('a'))
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value)
  const inner = link.appendChild(document.createElement('b'))
  let found: string | null = null
  const onClick = (event: MouseEvent) => {
    found = outsideLinkOf(event, { origin: 'https://routes.example' })
    event.preventDefault()
  }
  document.addEventListener('click', onClick, { once: true })
  inner.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
  return found
}

it('knows links that lead away', () => {
  expect(pressed({ href: 'https://elsewhere.example/a?b#c' })).toBe('https://elsewhere.example/a?b#c')
  expect(pressed({ href: 'mailto:somebody@elsewhere.example' })).toBe('mailto:somebody@elsewhere.example')
})

it('leaves the others to the page', () => {
  expect(pressed({ href: 'https://routes.example/users' })).toBeNull()
  expect(pressed({ href: 'https://elsewhere.example', download: '' })).toBeNull()
  expect(pressed({ href: 'javascript:alert(1)' })).toBeNull()
  expect(pressed({ href: 'https://elsewhere.example' }, { button: 1 })).toBeNull()
  expect(pressed({ name: 'nowhere' })).toBeNull()
})
