import { useEffect, useState } from 'react'

interface Days {
  readonly today: string
  readonly tomorrow: string
}

/** The reader's today and tomorrow as ISO days; null until the browser says, for the server doesn't know. */
export function useToday(): Days | null {
  const [days, setDays] = useState<Days | null>(null)
  useEffect(() => {
    const now = new Date()
    const next = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1)
    setDays({ today: dayOf(now), tomorrow: dayOf(next) })
  }, [])
  return days
}

const two = (value: number) => String(value).padStart(2, '0')
const dayOf = (date: Date) => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
