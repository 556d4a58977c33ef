/** Reads settings from an environment and collects everything that is wrong with them, so that one start shows it all. */
export class ConfigReader {
  readonly #env: Readonly<Record<string, string | undefined>>
  readonly #problems: string[] = []

  constructor(env: Readonly<Record<string, string | undefined>>) {
    this.#env = env
  }

  /** Null when the variable is missing or empty. */
  text(name: string): string | null {
    const value = this.#env[name]?.trim()
    return value === undefined || value === '' ? null : value
  }

  number(name: string, fallback: number, { min, max }: { min: number; max: number }): number {
    const text = this.text(name)
    if (text === null) return fallback
    const value = Number(text)
    if (/^\d+$/.test(text) && value >= min && value <= max) return value
    return this.#refuse(name, `is "${text}", but must be a whole number from ${min} to ${max}`, fallback)
  }

  flag(name: string, fallback: boolean): boolean {
    const text = this.text(name)
    if (text === null) return fallback
    if (text === '1' || text === 'true') return true
    if (text === '0' || text === 'false') return false
    return this.#refuse(name, `is "${text}", but must be 1 or 0`, fallback)
  }

  choice<const T extends string>(name: string, choices: readonly T[], fallback: T): T {
    const text = this.text(name)
    if (text === null) return fallback
    const chosen = choices.find((choice) => choice === text)
    return chosen ?? this.#refuse(name, `is "${text}", but must be one of ${choices.join(', ')}`, fallback)
  }

  /** An address of one of the protocols; the message leaves out the value, which may hold a password. */
  url(name: string, protocols: readonly string[]): string | null {
    const text = this.text(name)
    if (text === null) return null
    const protocol = URL.canParse(text) ? new URL(text).protocol.slice(0, -1) : ''
    if (protocols.includes(protocol)) return text
    return this.#refuse(
      name,
      `must be an address that begins with ${protocols.map((known) => `${known}://`).join(' or ')}`,
      null,
    )
  }

  reject(name: string, problem: string): void {
    this.#problems.push(`${name} ${problem}`)
  }

  /** @throws when any variable was refused; one line each. */
  finish(): void {
    if (this.#problems.length === 0) return
    throw new Error(`The configuration is not usable:\n${this.#problems.map((problem) => `  ${problem}.`).join('\n')}`)
  }

  #refuse<T>(name: string, problem: string, fallback: T): T {
    this.reject(name, problem)
    return fallback
  }
}
