interface TicketQueueOptions<Question, Answer> {
  /** Questions at work at the same time. */
  readonly atOnce: number
  /** Questions that may wait behind them. */
  readonly maxWaiting: number
  readonly waitMs: number
  /** What those get who find the queue full or wait too long. */
  readonly refusal: Answer
  /** Answers one question. */
  readonly work: (question: Question) => Promise<Answer>
}

interface Ticket<Question, Answer> {
  readonly question: Question
  readonly resolve: (answer: Answer | PromiseLike<Answer>) => void
}

/** A bounded line in front of something that does few things at a time. Who leaves makes room at once. */
export class TicketQueue<Question, Answer> {
  readonly #options: TicketQueueOptions<Question, Answer>
  readonly #waiting: Ticket<Question, Answer>[] = []
  #atWork = 0

  constructor(options: TicketQueueOptions<Question, Answer>) {
    this.#options = options
  }

  /** Rejects with the signal's reason when it aborts first. */
  async add(question: Question, signal: AbortSignal): Promise<Answer> {
    signal.throwIfAborted()
    const { atOnce, maxWaiting, waitMs, refusal } = this.#options
    if (this.#atWork >= atOnce && this.#waiting.length >= maxWaiting) return refusal
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    const ticket = { question, resolve }
    const leave = () => {
      this.#remove(ticket)
      reject(signal.reason)
    }
    const patience = setTimeout(() => this.#remove(ticket) && resolve(refusal), waitMs)
    this.#waiting.push(ticket)
    signal.addEventListener('abort', leave)
    void this.#work()
    try {
      return await promise
    } finally {
      clearTimeout(patience)
      signal.removeEventListener('abort', leave)
    }
  }

  async #work(): Promise<void> {
    if (this.#atWork >= this.#options.atOnce) return
    this.#atWork++
    for (let ticket = this.#waiting.shift(); ticket; ticket = this.#waiting.shift()) {
      const answer = this.#options.work(ticket.question)
      ticket.resolve(answer)
      await answer.catch(() => {}) // the one who asked hears of it
    }
    this.#atWork--
  }

  /** Whether it was still waiting. */
  #remove(ticket: Ticket<Question, Answer>): boolean {
    const index = this.#waiting.indexOf(ticket)
    if (index >= 0) this.#waiting.splice(index, 1)
    return index >= 0
  }
}
