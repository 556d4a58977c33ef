import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '../support/test.ts'

const BUTTON = { ja: '地図を動かす', 'en-us': 'Explore the map' }
const FAILED = { ja: /表示できませんでした/, 'en-us': /couldn’t be shown/ }

test.use({ expectedProblems: ['net::ERR_FAILED'] })

test('a frame in a page of another site becomes a live map at a press, again after a failure', async ({
  page,
  baseURL,
  language,
}) => {
  const frameAddress = `${baseURL}/embed/1?hl=${language}&theme=dark`
  const site = createServer((_, answer) => {
    answer.setHeader('content-type', 'text/html')
    answer.end(`<!doctype html><title>blog</title><iframe src="${frameAddress}" width="360" height="480"></iframe>`)
  }).listen(0, '127.0.0.1')
  try {
    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    await page.route('**/embed/1/map*', (route) => route.abort())
    const { port } = site.address() as AddressInfo // of a TCP server
    await page.goto(`http://127.0.0.1:${port}/`)
    const card = page.frameLocator('iframe')
    const button = card.getByRole('button', { name: BUTTON[language] })
    await button.focus()
    expect(scripts).toEqual([])
    await page.keyboard.press('Enter')
    await expect(card.getByRole('status')).toHaveText(FAILED[language])
    await expect(button).toBeFocused()

    await page.unroute('**/embed/1/map*')
    await page.keyboard.press('Enter')
    const map = card.frameLocator('iframe').getByRole('slider')
    await expect(map).toBeFocused({ timeout: 60_000 })
    await expect(button).toBeHidden()
  } finally {
    site.close()
  }
})
