import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { createCircuit } from './circuit.ts'

const REST_MS = 200
const { signal } = new AbortController()
const fails = async (): Promise<string> => {
  throw new Error('answered 503')
}
const answers = async () => 'a way'
const resting = /left alone/

it('asks a server that failed three times on end, and leaves it alone after the fourth', async () => {
  const circuit = createCircuit(REST_MS)
  for (let failure = 0; failure < 3; failure++) await expect(circuit(signal, fails)).rejects.toThrow('answered 503')
  expect(await circuit(signal, answers)).toBe('a way')
  for (let failure = 0; failure < 4; failure++) await expect(circuit(signal, fails)).rejects.toThrow('answered 503')
  const ask = vi.fn(answers)
  await expect(circuit(signal, ask)).rejects.toThrow(resting)
  expect(ask).not.toHaveBeenCalled()
})

it('tries it again after a while, by one request, and asks it as before once that is answered', async () => {
  const circuit = createCircuit(REST_MS)
  for (let failure = 0; failure < 4; failure++) await circuit(signal, fails).catch(() => {})
  await sleep(REST_MS + 50)
  await expect(circuit(signal, fails)).rejects.toThrow('answered 503')
  await expect(circuit(signal, answers)).rejects.toThrow(resting)
  await sleep(REST_MS + 50)
  expect(await circuit(signal, answers)).toBe('a way')
  expect(await circuit(signal, answers)).toBe('a way')
})

it('counts no caller who has left', async () => {
  const circuit = createCircuit(REST_MS)
  const gone = AbortSignal.abort(new Error('gone'))
  const leaves = async () => gone.throwIfAborted()
  for (let caller = 0; caller < 8; caller++) await expect(circuit(gone, leaves)).rejects.toThrow('gone')
  expect(await circuit(signal, answers)).toBe('a way')
})
