import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { apiOf } from './api.ts'
import { createArticle } from './articles.ts'
import type { ArticleEditorPage } from './editor.ts'
import { fixture } from './fixtures.ts'

/** The stored block, as far as stories check it. */
interface StoredBlock {
  readonly type: string
  readonly text?: string
}

/** A draft with these blocks, open at its text. @returns its id. */
export async function openText(editor: ArticleEditorPage, ...blocks: readonly object[]): Promise<number> {
  const { page, text } = editor
  const { id } = await createArticle(page, { is_draft: true, context: { version: 1, blocks: [...blocks] } })
  await page.goto(`/home/routes/${id}/edit#content`)
  await expect(text).toBeVisible()
  return id
}

/** The same with an empty text, which has the cursor. */
export async function openEmptyText(editor: ArticleEditorPage): Promise<number> {
  const id = await openText(editor)
  await editor.text.click()
  await expect(editor.text).toBeFocused()
  return id
}

/** Uploads a fixture as the person at this page. @returns the address of the stored picture. */
export async function uploadPicture(page: Page, name: string): Promise<string> {
  const body = new FormData()
  body.append('file', new File([await readFile(fixture(name))], name))
  const answer = await apiOf(page).uploadImage({ body })
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data.url
}

export const paragraph = (text: string) => ({ type: 'paragraph', text })

export async function storedBlocks(page: Page, id: number): Promise<readonly StoredBlock[]> {
  const answer = await apiOf(page).readRoute({ params: { id: String(id) } })
  if (!answer.ok) throw new Error(answer.error.code)
  return (answer.data.context as { blocks: StoredBlock[] }).blocks // as the server wrote it
}

export const storedTypes = async (page: Page, id: number) => (await storedBlocks(page, id)).map(({ type }) => type)

/** Like a double click or a long press, which the browser reports to the editor. */
export async function selectWord({ page, text }: ArticleEditorPage, word: string): Promise<void> {
  await text.focus()
  await text.evaluate((field, target) => {
    const nodes = document.createTreeWalker(field, NodeFilter.SHOW_TEXT)
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const at = node.textContent?.indexOf(target) ?? -1
      if (at >= 0) document.getSelection()?.setBaseAndExtent(node, at, node, at + target.length)
    }
  }, word)
  await expect(page.getByRole('toolbar')).toBeVisible()
}
