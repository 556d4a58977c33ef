import { timestamp } from 'drizzle-orm/pg-core'

/** A moment, with the time zone that it is stored in. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
