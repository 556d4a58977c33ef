/** As long as names get, without a place to break. */
export const LONG_TITLE = 'Taumatawhakatangihangakoauauotamateaturipukakapikimaungahoronukupokaiwhenuakitanatahu'
