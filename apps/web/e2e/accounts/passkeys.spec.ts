import type { CDPSession, Page } from '@playwright/test'
import { expectAccessibleInBothThemes } from '../support/accessibility.ts'
import { aUser, forgetCookies } from '../support/accounts.ts'
import { untilAlive } from '../support/alive.ts'
import { accountMessages, visitorMessages } from '../support/messages.ts'
import { expect, test } from '../support/test.ts'

/** A device with a lock that can be opened or refused. */
async function aDevice(page: Page): Promise<{ open(isOpened: boolean): Promise<void> }> {
  const session: CDPSession = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    async open(enabled) {
      await session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
    },
  }
}

test('a passkey is made, logs in without a password, proves who one is, and goes', async ({ page, language }) => {
  const [t, account] = [visitorMessages(language), accountMessages(language)]
  const device = await aDevice(page)
  await aUser(page, language)
  await page.goto(`/home/account?hl=${language}`)
  await page
    .getByRole('main')
    .getByRole('link', { name: account('section.passkeys') })
    .click()
  await untilAlive(page)
  await page.getByLabel(account('passkeys.name')).fill('Notebook')
  await page.getByRole('button', { name: account('passkeys.add') }).click()
  await expect(page.getByText(account('passkeys.added'))).toBeVisible()
  await expect(page.getByText('Notebook')).toBeVisible()
  await expectAccessibleInBothThemes(page)

  await test.step('no second one on the same device', async () => {
    await page.getByRole('button', { name: account('passkeys.add') }).click()
    await expect(page.getByText(account('passkeys.known'))).toBeVisible()
  })
  await test.step('it has the name one gives it', async () => {
    await page.getByLabel(account('passkeys.renameOf', { name: 'Notebook' })).click()
    await page
      .getByRole('textbox', { name: account('passkeys.name') })
      .first()
      .fill('Work')
    await page.getByRole('button', { name: account('passkeys.saveOf', { name: 'Notebook' }) }).click()
    await expect(page.getByText('Work', { exact: true })).toBeVisible()
  })
  await test.step('it logs in', async () => {
    // Closed, until the button is pressed: otherwise the browser answers for the field of the address.
    await device.open(false)
    await forgetCookies(page)
    await page.goto(`/login?hl=${language}&next=/home/account/confirm`)
    await untilAlive(page)
    await page.getByRole('button', { name: t('auth.passkey.logIn') }).click()
    await device.open(true)
    await expect(page).toHaveURL(/\/home\/account\/confirm/)
  })
  await test.step('it proves who one is', async () => {
    await page.goto('/home/account/confirm?next=/home/account/passkeys')
    await untilAlive(page)
    await page.getByRole('button', { name: t('auth.passkey.confirm') }).click()
    await expect(page).toHaveURL(/\/home\/account\/passkeys$/)
  })
  await page.getByRole('button', { name: account('passkeys.removeOf', { name: 'Work' }) }).click()
  await expect(page.getByText(account('passkeys.removed'))).toBeVisible()
  await expect(page.getByText(account('passkeys.none'))).toBeVisible()
})

test('where there is no WebAuthn the page says so, and the log-in offers none', { tag: '@once' }, async ({
  page,
  language,
}) => {
  // As browsers do at an address of the local network without https.
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'))
  await page.goto(`/login?hl=${language}`)
  await untilAlive(page)
  await expect(page.getByRole('button', { name: visitorMessages(language)('auth.passkey.logIn') })).toHaveCount(0)
  await aUser(page, language)
  await page.goto('/home/account/passkeys')
  await expect(page.getByText(accountMessages(language)('passkeys.unsupported'))).toBeVisible()
})
