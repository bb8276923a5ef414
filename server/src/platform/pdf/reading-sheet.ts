import { readFileSync } from 'node:fs'

/** Begins the source of what is to be read on paper; it shows `sheet`, which the inputs hold as JSON. */
export const readingSheet = readFileSync(new URL('./reading-sheet.typ', import.meta.url), 'utf8')
