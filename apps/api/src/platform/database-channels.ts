import type postgres from 'postgres'

export interface ChannelListener {
  readonly onNotify: (payload: string) => void
  /** Each time that hearing begins. */
  readonly onListening: () => void
}

/**
 * Subscriptions to channels, over one connection of their own. The driver opens it again when it is lost; one that hangs is
 * replaced from outside.
 */
export function createChannels(open: () => postgres.Sql) {
  const subscriptions: { readonly channel: string; readonly listener: ChannelListener }[] = []
  let current = open()
  const subscribe = (channel: string, { onNotify, onListening }: ChannelListener) =>
    current.listen(channel, onNotify, onListening)
  const abandon = () => {
    void current.end({ timeout: 0 })
  }
  return {
    async listen(channel: string, listener: ChannelListener): Promise<void> {
      await subscribe(channel, listener)
      subscriptions.push({ channel, listener })
    },
    abandon,
    renew(): void {
      abandon()
      current = open()
      // Where this fails the connection is lost, and the driver subscribes again with the next one.
      for (const { channel, listener } of subscriptions) subscribe(channel, listener).catch(() => {})
    },
    close: () => current.end({ timeout: 5 }),
  }
}
