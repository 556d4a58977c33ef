import { seededFolder } from '../server/seeded-folder.ts'
import { seedSearchable } from './seed-searchable.ts'

const SEEDERS = ['seed-searchable.ts', 'copy-articles.ts'].map((file) => new URL(file, import.meta.url))

/** The data of a product with so many made articles. */
export const seededData = (articles: number, report: (line: string) => void): Promise<string> =>
  seededFolder({
    cache: 'search',
    name: String(articles),
    seeders: SEEDERS,
    report,
    seed: (sql, folder) => seedSearchable(sql, folder, articles),
  })
