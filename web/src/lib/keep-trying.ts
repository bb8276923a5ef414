const RETRY_MILLISECONDS = 5000

/** Loads what a page cannot do without: on a patchy network it may take several tries. */
export async function keepTrying<T>(load: () => Promise<T>): Promise<T> {
	for (;;) {
		try {
			return await load()
		} catch {
			await new Promise((resolve) => setTimeout(resolve, RETRY_MILLISECONDS))
		}
	}
}
