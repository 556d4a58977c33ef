import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const SAMPLES = 3_601

/** Writes a square degree of elevations as SRTM files hold them: rows from the north, both edges included. */
export function writeHgt(folder: string, name: string, metersAt: (row: number, column: number) => number): void {
  const bytes = Buffer.alloc(SAMPLES * SAMPLES * 2)
  for (let row = 0; row < SAMPLES; row++) {
    for (let column = 0; column < SAMPLES; column++) {
      bytes.writeInt16BE(metersAt(row, column), (row * SAMPLES + column) * 2)
    }
  }
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${name}.hgt`), bytes)
}
