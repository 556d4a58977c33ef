/** Whether a text is a day of the calendar, as `2026-11-26`. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  // Dates beyond the end of a month run on into the next one.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
