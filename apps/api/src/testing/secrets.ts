/** What never belongs into a log, as a test typed, got or was mailed it. */
export interface Secrets {
  /** The fields of a request's body that hold one. */
  noteBody(body: Uint8Array): void
  noteCookie(value: string): void
  noteMail(text: string): void
  /** Those that a log holds. */
  findIn(log: string): string[]
}

const SECRET_FIELD = /"(?:\w*password|code|state|token|bot_check)"\s*:\s*"((?:[^"\\]|\\.)+)"/g
/** Shorter ones, like `password`, occur in addresses too. */
const MIN_LENGTH = 12
/** Larger bodies are files and maps. */
const MAX_BODY = 16 * 1024

/** Remembers the secrets of a test file, so that its log can be searched for them in the end. */
export function createSecrets(): Secrets {
  const kept = new Set<string>()
  const note = (secret: string) => {
    // Six digits may also be an unrelated number: as a value of its own it is in quotes.
    if (/^\d+$/.test(secret)) kept.add(`"${secret}"`)
    else if (secret.length >= MIN_LENGTH) kept.add(secret)
  }
  return {
    noteBody(body) {
      if (body.length > MAX_BODY) return
      for (const [, secret] of Buffer.from(body).toString().matchAll(SECRET_FIELD)) if (secret) note(secret)
    },
    noteCookie: note,
    noteMail(text) {
      for (const [code] of text.matchAll(/^\d{6}$/gm)) note(code)
      for (const [, token] of text.matchAll(/[?&]token=([\w.-]+)/g)) if (token) note(token)
    },
    findIn: (log) => [...kept].filter((secret) => log.includes(secret)),
  }
}
