import type { Database } from '../database/open-database.ts'

/** What is taken back is gone from every process this soon. A look costs the server a tenth of a millisecond. */
const LOOK_EVERY_MS = 1_000

/** Rises with every change of what readers see; a migration makes it. */
const NUMBER = 'published_changes'

export interface PublishedChanges {
	/** Tells the other processes that what readers see has changed; call it after the change is stored. */
	tell(): void
	close(): void
}

/**
 * Lets several processes on one PostgreSQL server know of each other's changes, so that none goes on answering stored pages of what was taken
 * back. They look at a number instead of listening: a connection that is lost and found again misses nothing. The embedded
 * database has one process, which needs no telling.
 */
export function watchPublishedChanges(
	database: Pick<Database, 'engine' | 'run'>,
	onChange: () => void,
	lookEveryMs = LOOK_EVERY_MS,
): PublishedChanges {
	if (database.engine === 'embedded') return { tell: () => undefined, close: () => undefined }
	let known: number | null = null

	const read = async (text: string) => {
		const { rows } = await database.run(text)
		return Number((rows[0] as { number: string }).number)
	}

	async function look(): Promise<void> {
		const number = await read(`select last_value as number from ${NUMBER}`)
		if (known !== null && number !== known) onChange()
		known = number
	}

	async function tell(): Promise<void> {
		const number = await read(`select nextval('${NUMBER}') as number`)
		// Nobody else has changed anything meanwhile: this process knows its own change.
		if (known === number - 1) known = number
	}

	// A database that is away says so elsewhere; the next look finds the number as it is then.
	const ignoreFailure = (work: () => Promise<void>) => () => void work().catch(() => undefined)
	const timer = setInterval(ignoreFailure(look), lookEveryMs).unref()
	ignoreFailure(look)()
	return { tell: ignoreFailure(tell), close: () => clearInterval(timer) }
}
