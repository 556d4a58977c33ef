import { DEVICE, type WorkerMessage } from './device-names.ts'

const ADDRESS = '/sw.js'

/** Where browsers know workers: on https and on this machine, outside of some private windows. */
export const hasWorkers = () => 'serviceWorker' in navigator && 'caches' in window

export function registerWorker(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(ADDRESS, { scope: '/', updateViaCache: 'none' })
}

/** Sends a message without a reply; it is delivered when there is a worker. */
export function tellWorker(message: WorkerMessage): void {
  if (!hasWorkers()) return
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(message))
}

/** Asks for something to be done. @throws when it was not */
export async function askWorker(message: WorkerMessage): Promise<void> {
  if (!hasWorkers()) throw new Error('This browser has no service workers.')
  const { active } = await navigator.serviceWorker.ready
  const { port1, port2 } = new MessageChannel()
  const answered = new Promise<boolean>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true)
  })
  active?.postMessage(message, [port2])
  if (!(await answered)) throw new TypeError('The worker could not load what it was asked to keep.')
}

/** Ends offline use where the operator has switched it off, should a browser not have heard of it yet. */
export async function removeWorker(): Promise<void> {
  if (!hasWorkers()) return
  const registration = await navigator.serviceWorker.getRegistration()
  if (!registration) return
  await registration.unregister()
  const ours = (await caches.keys()).filter((name) => name.startsWith(DEVICE.prefix))
  await Promise.all(ours.map((name) => caches.delete(name)))
}
