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

/**
 * A bounded queue for a limited number of concurrent tasks. A cancelled task frees its slot at once, and a task that has
 * waited too long is refused before it starts: `p-queue` limits how long a task runs, not how long it waits.
 */
export class TicketQueue<Question, Answer> {
  readonly #options: TicketQueueOptions<Question, Answer>
  readonly #waiting = new Set<Ticket<Question, Answer>>()
  #atWork = 0

  constructor(options: TicketQueueOptions<Question, Answer>) {
    this.#options = options
  }

  /** Rejects with the signal's reason when it aborts first. */
  async add(question: Question, signal: AbortSignal): Promise<Answer> {
    signal.throwIfAborted()
    const { atOnce, maxWaiting, waitMs, refusal } = this.#options
    if (this.#atWork >= atOnce && this.#waiting.size >= maxWaiting) return refusal
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    const ticket = { question, resolve }
    const leave = () => {
      this.#waiting.delete(ticket)
      reject(signal.reason)
    }
    const timeout = setTimeout(() => this.#waiting.delete(ticket) && resolve(refusal), waitMs)
    this.#waiting.add(ticket)
    signal.addEventListener('abort', leave)
    void this.#work()
    try {
      return await promise
    } finally {
      clearTimeout(timeout)
      this.#waiting.delete(ticket)
      signal.removeEventListener('abort', leave)
    }
  }

  async #work(): Promise<void> {
    if (this.#atWork >= this.#options.atOnce) return
    this.#atWork++
    for (let ticket = this.#take(); ticket; ticket = this.#take()) {
      const answer = this.#options.work(ticket.question)
      ticket.resolve(answer)
      await answer.catch(() => {}) // the caller gets the error
    }
    this.#atWork--
  }

  #take(): Ticket<Question, Answer> | undefined {
    const [first] = this.#waiting
    if (first) this.#waiting.delete(first)
    return first
  }
}
