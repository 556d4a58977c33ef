import { aUser } from '../support/accounts.ts'
import { untilAlive } from '../support/alive.ts'
import { createArticle } from '../support/articles.ts'
import { bookletMessages, planningMessages } from '../support/messages.ts'
import { expect, mapsWhenAsked, test } from '../support/test.ts'
import { townWalk, untilPlacesAreKnown } from '../support/town.ts'

test.use(mapsWhenAsked)

test('readers see what lies along a way, and nothing is asked elsewhere', async ({ page, server, language }) => {
  const t = planningMessages(language)
  await aUser(page, language)
  const { id } = await createArticle(page, { layer: townWalk() })
  const isJapanese = language === 'ja'
  const summerMonths = isJapanese ? '4月〜11月' : 'Apr–Nov'
  const asked = new Set<string>()
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (/^https?:$/.test(protocol)) asked.add(origin)
  })

  await test.step('a fresh installation builds its region first', async () => {
    test.slow()
    await untilPlacesAreKnown(page)
  })

  const facts = page.getByRole('region', { name: t('planning.heading') })
  const places = facts.getByRole('list').filter({ has: page.getByRole('img', { name: t('along.kind.aed') }) })
  await test.step('the places are listed by kilometre, with where the way begins and ends', async () => {
    await page.goto(`/routes/${id}`)
    await untilAlive(page)
    await facts.getByRole('heading', { name: t('along.title') }).scrollIntoViewIfNeeded()
    await expect(facts).toContainText(isJapanese ? '停留所「北の橋」' : 'Stop “North Bridge”')
    await expect(places.getByRole('listitem').first()).toContainText(isJapanese ? 'しおり駅' : 'Shiori Station')
    await expect(facts).toContainText(
      isJapanese ? /最後のトイレは1\.\d km地点。/ : /The last toilets are at 1\.\d km\./,
    )
  })

  await test.step('one kind is chosen', async () => {
    await facts.getByRole('button', { name: t('along.kind.toilets'), exact: true }).click()
    const toilets = facts
      .getByRole('listitem')
      .filter({ has: page.getByRole('img', { name: t('along.kind.toilets') }) })
    await expect(toilets).toHaveCount(2)
    await expect(toilets.last()).toContainText(summerMonths)
  })

  await test.step('a place is shown on the map of the page, and all of the list are', async () => {
    await facts.getByRole('button', { name: new RegExp(summerMonths) }).click()
    await expect(facts.getByRole('button', { name: new RegExp(summerMonths) })).toHaveAttribute('aria-pressed', 'true')
    const marks = page.locator('#map .maplibregl-marker')
    await expect(marks).toHaveCount(1)
    await expect(marks).toBeInViewport()
    await facts.getByRole('switch', { name: t('along.onMap') }).click()
    await expect(marks).toHaveCount(2)
    await facts.getByRole('switch', { name: t('along.onMap') }).click()
  })

  await test.step('turns are told in words, and one takes the place of what was shown on the map', async () => {
    await facts.getByRole('heading', { name: t('turns.title') }).scrollIntoViewIfNeeded()
    const turn = facts.getByRole('button', {
      name: isJapanese ? '右方向です。その先東西14番通りです。' : 'Turn right onto 東西14番通り.',
    })
    await turn.click()
    await expect(turn).toHaveAttribute('aria-pressed', 'true')
    await expect(facts.getByRole('button', { name: new RegExp(summerMonths) })).toHaveAttribute('aria-pressed', 'false')
    await expect(page.locator('#map .maplibregl-marker')).toHaveCount(1)
    await expect(facts).toContainText(isJapanese ? /1\.1〜1\.3 kmは/ : /From 1\.1 to 1\.3 km/) // across the park's lawn
  })

  await test.step('the places are in the booklet, unless they are not wanted', async () => {
    await page.goto(`/routes/${id}/booklet`)
    const inTable = page
      .getByRole('region', { name: bookletMessages(language)('booklet.preview') })
      .locator('> section')
      .getByRole('cell', { name: isJapanese ? '停留所「北の橋」' : 'Stop “North Bridge”' })
    await expect(inTable.first()).toBeVisible() // a table that goes on over the page is on both
    const rows = await page.locator('section > section tbody tr').evaluateAll(seenRows)
    expect(rows.length).toBeGreaterThan(10)
    expect(new Set(rows).size).toBe(rows.length)
    await page.getByRole('switch', { name: bookletMessages(language)('booklet.hasAlong') }).click()
    await expect(inTable).toHaveCount(0)
  })
  expect([...asked]).toEqual([server.origin])
})

/** The rows of tables that lie on the paper: a page has the whole of a table, and shows its part. Runs in the page. */
function seenRows(rows: readonly Element[]): readonly string[] {
  const isSeen = (row: Element) => {
    const sheet = row.closest('section')?.getBoundingClientRect()
    const { left, right } = row.getBoundingClientRect()
    return sheet !== undefined && left >= sheet.left && right <= sheet.right
  }
  return rows.filter(isSeen).map(({ textContent }) => textContent ?? '')
}
