import { expect, type Page } from '@playwright/test'
import type { Locale } from '@repo/contract'
import { untilAlive } from './alive.ts'
import { apiOf } from './api.ts'
import { visitorMessages } from './messages.ts'

export interface Account {
  readonly name: string
  readonly email: string
  readonly password: string
}

let made = 0

/** An account that does not exist on any server yet. */
export function newAccount(): Account {
  const name = `walker.${process.pid}.${Date.now().toString(36)}.${++made}`
  return { name, email: `${name}@example.com`, password: 'a long way to the pass' }
}

/** Fills in and sends the sign-up form. */
export async function signUp(page: Page, account: Account, locale: Locale): Promise<void> {
  const t = visitorMessages(locale)
  await page.goto(`/signup?hl=${locale}`)
  await page.getByLabel(t('auth.name')).fill(account.name)
  await page.getByLabel(t('auth.email')).fill(account.email)
  await page.getByRole('textbox', { name: t('auth.password') }).fill(account.password)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: t('auth.signUp.submit') }).click()
  await page.waitForURL('**/emailverify**')
}

/** Reads the newest mail to an address, as a person does: in the outbox. It is waited for until its text has the pattern's first group. */
async function readMailed(page: Page, email: string, pattern: RegExp): Promise<string> {
  const outbox = await page.context().newPage()
  try {
    const mail = outbox.getByRole('link').filter({ hasText: email }).first()
    let found: string | undefined
    await expect(async () => {
      await outbox.goto('/outbox')
      await mail.click({ timeout: 500 })
      const text = (await outbox.locator('body').textContent()) ?? ''
      found = pattern.exec(text)?.[1]
      expect(found, text).toBeTruthy()
    }).toPass()
    return found ?? ''
  } finally {
    await outbox.close()
  }
}

export function readMailedCode(page: Page, email: string): Promise<string> {
  return readMailed(page, email, /\b(\d{6})\b/)
}

/** The address of the link that sets a new password. */
export function readMailedLink(page: Page, email: string): Promise<string> {
  return readMailed(page, email, /(http:\S+\/resetpass\?token=[\w-]+)/)
}

/** A new account with a verified address, logged in without clicking: for stories that begin later. */
export async function aUser(page: Page, locale: Locale): Promise<Account> {
  const account = newAccount()
  const api = apiOf(page)
  const { email, name, password } = account
  const signedUp = await api.signUp({ body: { email, name, password, terms: true, locale } })
  if (!signedUp.ok) throw new Error(`not signed up: ${JSON.stringify(signedUp.error)}`)
  await expect(async () => {
    const code = await fetchMailedCode(page, email)
    expect(await api.verifyEmail({ body: { code } })).toMatchObject({ ok: true })
  }).toPass()
  return account
}

/** The code in the newest mail to an address, read without leaving the page. */
export async function fetchMailedCode(page: Page, email: string): Promise<string> {
  let code: string | undefined
  await expect(async () => {
    const entries = (await readText(page, '/outbox')).split('<li>')
    const mail = /href="([^"]+)"/.exec(entries.find((entry) => entry.includes(email)) ?? '')?.[1] ?? '/outbox'
    code = /\b(\d{6})\b/.exec(await readText(page, mail))?.[1]
    expect(code).toBeTruthy()
  }).toPass()
  return code ?? ''
}

async function readText(page: Page, path: string): Promise<string> {
  return (await page.request.get(path)).text()
}

/** Types the code; its last digit sends it. */
export async function enterCode(page: Page, code: string, locale: Locale): Promise<void> {
  const t = visitorMessages(locale)
  await untilAlive(page)
  await page.getByLabel(t('auth.verify.digit', { position: 1 })).focus()
  await page.keyboard.type(code)
}

/** As if on another device: the left page sends no more requests. */
export async function forgetCookies(page: Page): Promise<void> {
  await page.goto('about:blank')
  await page.context().clearCookies()
}

/** Logs in through the sheet that opened over the page, which asks strangers first. */
export async function logInFromSheet(page: Page, { email, password }: Account, locale: Locale): Promise<void> {
  const t = visitorMessages(locale)
  await openLogInOfSheet(page, locale)
  const sheet = page.getByRole('dialog', { name: t('auth.logIn.title'), exact: true })
  await sheet.getByLabel(t('auth.email')).fill(email)
  await sheet.getByRole('textbox', { name: t('auth.password') }).fill(password)
  await sheet.getByRole('button', { name: t('auth.logIn.submit'), exact: true }).click()
  await expect(sheet).toBeHidden()
}

export async function openLogInOfSheet(page: Page, locale: Locale): Promise<void> {
  const t = visitorMessages(locale)
  const sheet = page.getByRole('dialog', { name: t('auth.signUp.title'), exact: true })
  await sheet.getByRole('button', { name: t('auth.logIn.title'), exact: true }).click()
}

/** Signs up through the sheet that opened over the page, to the end: what was wanted goes on by itself. */
export async function signUpInSheet(page: Page, account: Account, locale: Locale): Promise<void> {
  const t = visitorMessages(locale)
  const sheet = page.getByRole('dialog', { name: t('auth.signUp.title'), exact: true })
  await sheet.getByLabel(t('auth.name')).fill(account.name)
  await sheet.getByLabel(t('auth.email')).fill(account.email)
  await sheet.getByRole('textbox', { name: t('auth.password') }).fill(account.password)
  await sheet.getByRole('checkbox').check()
  await sheet.getByRole('button', { name: t('auth.signUp.submit') }).click()
  const first = page.getByRole('dialog').getByLabel(t('auth.verify.digit', { position: 1 }))
  await expect(first).toBeFocused()
  const code = await readMailedCode(page, account.email)
  await page.bringToFront()
  await expect(first).toBeFocused()
  await page.keyboard.type(code)
}

export async function logIn(page: Page, { email, password }: Account, locale: Locale): Promise<void> {
  const t = visitorMessages(locale)
  await page.getByLabel(t('auth.email')).fill(email)
  await page.getByRole('textbox', { name: t('auth.password') }).fill(password)
  await page.getByRole('button', { name: t('auth.logIn.submit'), exact: true }).click()
}
