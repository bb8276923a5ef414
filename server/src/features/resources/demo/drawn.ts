/** Reads what `content/draw-booklets.ts` has noted of the files and covers that it has drawn. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { contentFolder } from '../../../content/read-demo-files.ts'

const drawn = z.strictObject({
	/** By their names: how many pages a file has, and a hash of all that it shows. */
	files: z.record(z.string(), z.strictObject({ pages: z.int().min(1), of: z.string() })),
	/** By the ids of books. */
	covers: z.record(z.string(), z.strictObject({ large: z.string(), small: z.string() })),
})

export type Drawn = z.output<typeof drawn>

let read: Drawn | undefined

export function readDrawn(): Drawn {
	read ??= drawn.parse(JSON.parse(readFileSync(join(contentFolder, 'resources/drawn.json'), 'utf8')))
	return read
}

/** Gives the paths of the pictures of a book; null where none was drawn. */
export const coverOfBook = (id: string) => readDrawn().covers[id] ?? null
