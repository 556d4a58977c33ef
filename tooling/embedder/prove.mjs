// The embedder's proof: what we publish, installed in an empty app outside the workspace, draws a line and writes an article in a browser.
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CHROMIUM_FLAGS } from '../browser/chromium-flags.ts'
import { root } from '../scripts/lib/paths.mjs'
import { buildEmbedderApp } from './build-app.mjs'
import { serve } from './serve.mjs'

const { chromium } = createRequire(join(root, 'apps/web/package.json'))('@playwright/test')

const PLAIN_STYLE = {
  version: 8,
  sources: {},
  layers: [{ id: 'ground', type: 'background', paint: { 'background-color': '#e6efe4' } }],
}

const scratch = mkdtempSync(join(tmpdir(), 'mishiori-embedder-'))
try {
  const site = await serve(buildEmbedderApp(scratch))
  try {
    await inBrowser((page) => drawLine(page, site.address))
    await inBrowser((page) => writeArticle(page, site.address))
  } finally {
    site.stop()
  }
  console.log('The packed editors install, type-check, build, draw a line and write an article in an app of their own.')
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
} finally {
  rmSync(scratch, { recursive: true, force: true })
}

/** Runs `act` on a page that may report no error. */
async function inBrowser(act) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [...CHROMIUM_FLAGS],
  })
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    const problems = []
    page.on('pageerror', (error) => problems.push(error.message))
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
    await act(page)
    if (problems.length > 0) throw new Error(`The embedder's page reports: ${problems.join('; ')}`)
  } finally {
    await browser.close()
  }
}

async function drawLine(page, address) {
  // The example's basemap is on another server; the proof is of our code, so a plain background replaces it.
  await page.route('https://**/style.json', (route) => route.fulfill({ json: PLAIN_STYLE }))
  await page.goto(address)
  await page.getByRole('button', { name: /^Line/ }).click()
  const map = page.locator('canvas.maplibregl-canvas')
  await map.waitFor()
  const box = await map.boundingBox()
  for (const [x, y] of [
    [0.45, 0.45],
    [0.55, 0.5],
    [0.6, 0.6],
  ])
    await page.mouse.click(box.x + box.width * x, box.y + box.height * y)
  await page.getByRole('button', { name: /^Confirm/ }).click()
  await page.getByText('Line 1').first().waitFor()
}

async function writeArticle(page, address) {
  await page.goto(`${address}?write`)
  await page.getByRole('textbox').click()
  await page.keyboard.type('## Torii Pass')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Up & over. ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('<Steep>')
  await page.getByRole('button', { name: '保存' }).click()
  const stored = {
    version: 1,
    blocks: [
      { type: 'header', level: 2, text: 'Torii Pass' },
      { type: 'paragraph', text: 'Up &amp; over. <b>&lt;Steep&gt;</b>' },
    ],
  }
  assert.deepEqual(JSON.parse(await page.locator('output').textContent()), stored)
  const shown = '<h2 id="section-torii-pass" data-level="2">Torii Pass</h2>\n<p>Up &amp; over. <b>&lt;Steep&gt;</b></p>'
  assert.equal(await page.locator('article').innerHTML(), shown)
}
