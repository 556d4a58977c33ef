import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'

/**
 * Draws the icons of the installed product from `favicon.svg`, in the browser named by CHROMIUM: plain ones, one whose
 * ground a device may cut to a shape of its own, and one for iOS, which rounds the corners itself.
 */
const folder = fileURLToPath(new URL('../public/', import.meta.url))
const mark = readFileSync(`${folder}favicon.svg`, 'utf8')
const BRAND = '#165e83'
/** The mark on the brand's ground would lose its edge. */
const onBrand = mark.replace(`fill="${BRAND}"`, 'fill="#ffffff"').replace('stroke="#fff"', `stroke="${BRAND}"`)

const ICONS = [
  { name: 'icon-192.png', size: 192, svg: mark, part: 0.92, ground: 'transparent' },
  { name: 'icon-512.png', size: 512, svg: mark, part: 0.92, ground: 'transparent' },
  // What lies outside of a circle of four fifths may be cut off.
  { name: 'icon-maskable-512.png', size: 512, svg: onBrand, part: 0.56, ground: BRAND },
  { name: 'apple-touch-icon.png', size: 180, svg: onBrand, part: 0.64, ground: BRAND },
]

mkdirSync(`${folder}icons`, { recursive: true })
const browser = await chromium.launch(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {})
for (const { name, size, svg, part, ground } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  const picture = svg.replace('<svg ', `<svg height="${Math.round(size * part)}" `)
  await page.setContent(
    `<body style="margin:0;height:${size}px;display:grid;place-items:center;background:${ground}">${picture}</body>`,
  )
  writeFileSync(`${folder}icons/${name}`, await page.screenshot({ omitBackground: true }))
  await page.close()
}
await browser.close()
