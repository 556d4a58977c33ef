import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { smtpMailer } from './smtp-mailer.ts'

let server: Server
afterEach(() => server.close())

/** A mail server that takes one mail, or refuses every recipient. */
async function startMailServer({
  accepts,
}: {
  accepts: boolean
}): Promise<{ smtpUrl: string; received: () => string }> {
  let received = ''
  server = createServer((socket) => {
    let isData = false
    socket.write('220 test\r\n')
    socket.on('data', (chunk) => {
      const text = String(chunk)
      received += text
      if (isData) {
        if (!received.endsWith('\r\n.\r\n')) return
        isData = false
        socket.write('250 kept\r\n')
      } else if (text.startsWith('DATA')) {
        isData = true
        socket.write('354 go on\r\n')
      } else if (text.startsWith('RCPT') && !accepts) socket.write('550 nobody here\r\n')
      else socket.write(text.startsWith('QUIT') ? '221 bye\r\n' : '250 fine\r\n')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port.')
  return { smtpUrl: `smtp://127.0.0.1:${address.port}`, received: () => received }
}

const mail = {
  to: 'hana@example.com',
  subject: '確認コード',
  text: 'コードは 123456',
  html: '<p>123456</p>',
  locale: 'ja',
} as const

it('hands the mail to the server, in both forms', async () => {
  const { smtpUrl, received } = await startMailServer({ accepts: true })
  await smtpMailer({ smtpUrl, from: 'Mishiori <no-reply@example.com>' }).send(mail)
  expect(received()).toMatch(/MAIL FROM:<no-reply@example\.com>/)
  expect(received()).toMatch(/RCPT TO:<hana@example\.com>/)
  expect(received()).toContain('Subject: =?UTF-8?')
  expect(received()).toContain('Content-Language: ja')
  expect(received()).toMatch(/text\/plain[\s\S]*text\/html/)
})

it('cannot be talked into another recipient or header by what was typed', async () => {
  const { smtpUrl, received } = await startMailServer({ accepts: true })
  const to = 'hana@example.com\r\nBcc: everybody@example.com'
  await smtpMailer({ smtpUrl, from: 'no-reply@example.com' })
    .send({ ...mail, to })
    .catch(() => {})
  expect(received()).not.toMatch(/^Bcc:/m)
  expect(received()).not.toMatch(/RCPT TO:<everybody/)
})

it('[fault 19] rejects when the server refuses, so that the job is tried again', async () => {
  const { smtpUrl } = await startMailServer({ accepts: false })
  await expect(smtpMailer({ smtpUrl, from: 'no-reply@example.com' }).send(mail)).rejects.toThrow(/nobody here/)
})

it('tells mail programs how to stop what nobody has to get, and of nothing else', async () => {
  const { smtpUrl, received } = await startMailServer({ accepts: true })
  const mailer = smtpMailer({ smtpUrl, from: 'no-reply@example.com' })
  await mailer.send({ ...mail, unsubscribeUrl: 'https://mishiori.example/mail/unsubscribe?key=k' })
  expect(received()).toContain('List-Unsubscribe: <https://mishiori.example/mail/unsubscribe?key=k>')
  expect(received()).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  server.close()
  const other = await startMailServer({ accepts: true })
  await smtpMailer({ smtpUrl: other.smtpUrl, from: 'no-reply@example.com' }).send(mail)
  expect(other.received()).not.toContain('List-Unsubscribe')
})
