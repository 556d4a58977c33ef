import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Page } from '@playwright/test'
import { findExtraFiles } from '../../../../tooling/extra-data/extra-files.ts'
import { isFullMatrix } from '../matrix.ts'
import { aUser } from '../support/accounts.ts'
import { ArticleEditorPage } from '../support/editor.ts'
import { expectSamePoints, type GpxContent, type GpxPoint, readGpx } from '../support/read-gpx.ts'
import { expect, test } from '../support/test.ts'

/**
 * GPX files that other projects test with; for KML and TCX there is no second reader here, but in the unit tests. They
 * are not part of this one. All of them are read by the unit tests of the reader, and by way of the browser and the
 * server in the full matrix; otherwise here every fourth.
 */
const { folder, names } = findExtraFiles('tracks', /\.gpx$/i)
const files = isFullMatrix ? names : names.filter((_, index) => index % 4 === 0)

/** A small map draws fast; this story is about files. Wide enough for the button that saves. */
test.use({ viewport: { width: 1180, height: 560 } })

/** One editor reads several files, each taken back before the next. */
const GROUP = 20
for (let first = 0; first < files.length; first += GROUP) {
  const group = files.slice(first, first + GROUP)
  test(`files of other projects become the same points or are refused with a reason (from ${group[0]})`, async ({
    page,
    language,
  }) => {
    test.setTimeout(300_000)
    await aUser(page, language)
    const editor = new ArticleEditorPage(page, language)
    await editor.openNew()
    for (const name of group) await test.step(name, () => tryFile(editor, join(folder, name)))
  })
}

async function tryFile(editor: ArticleEditorPage, path: string): Promise<void> {
  const { page, messages: w } = editor
  await editor.openOnMap(path)
  const notices = page.getByRole('region', { name: w.map.notices.label })
  const refusal = notices.getByRole('alert').filter({ hasText: /[。.]/ })
  const undo = page.getByRole('button', { name: w.map.common.undo, exact: true })
  await expect(undo.and(page.locator(':enabled')).or(refusal).first(), basename(path)).toBeVisible()
  if (await undo.isDisabled()) {
    await refusal.getByRole('button', { name: w.map.common.close }).click()
    return expect(refusal).toBeHidden()
  }
  const given = await readGpx(page, await readFile(path, 'utf8'))
  const id = await saveDraft(editor)
  // The first answer may be that of an earlier save, which was still on its way.
  await expect(async () => expectSameContent(await savedContent(page, id), given)).toPass({ timeout: 20_000 })
  await undo.click()
  await expect(undo).toBeDisabled()
}

async function saveDraft({ page, messages: w }: ArticleEditorPage): Promise<string> {
  const saved = page.waitForResponse(
    (answer) => /\/v1\/routes(\/\d+)?$/.test(answer.url()) && answer.request().method() !== 'GET',
  )
  await page.getByRole('button', { name: w.t('editor.saveDraft') }).click()
  const { id } = await (await saved).json()
  return id
}

async function savedContent(page: Page, id: string): Promise<GpxContent> {
  return readGpx(page, await (await page.request.get(`/api/v1/routes/${id}/export?format=gpx`)).text())
}

/** Lines of two points and more keep their points in order; what is left are single points. What is no place on a map is dropped. */
function expectSameContent(returned: GpxContent, given: GpxContent): void {
  const lines = joinPauses(given.lines).map((points) => points.filter(isOnMap).map(withLikelyTime))
  const long = lines.filter(({ length }) => length > 1)
  expect(returned.lines).toHaveLength(long.length)
  for (const [index, points] of long.entries()) expectSamePoints(returned.lines[index]?.points, points)
  const single = [...given.waypoints.filter(isOnMap), ...lines.filter(({ length }) => length === 1).flat()]
  expect(returned.waypoints).toHaveLength(single.length)
}

/** Parts of one name whose times follow are one recording with pauses. */
function joinPauses(lines: GpxContent['lines']): readonly (readonly GpxPoint[])[] {
  const joined: { readonly name: string; readonly points: GpxPoint[] }[] = []
  for (const { name, points } of lines) {
    const before = joined.at(-1)
    const [end, start] = [before?.points.at(-1)?.time ?? null, points[0]?.time ?? null]
    if (before?.name === name && end !== null && start !== null && start >= end) before.points.push(...points)
    else joined.push({ name, points: [...points] })
  }
  return joined.map(({ points }) => points)
}

/** A time that no device can have recorded is left out. */
const withLikelyTime = (point: GpxPoint): GpxPoint =>
  point.time !== null && point.time < Date.UTC(1990, 0, 1) ? { ...point, time: null } : point

const isOnMap = ({ latitude, longitude }: GpxPoint) => Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
