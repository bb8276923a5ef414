const noSpace = 'no space is left on its disk; make room there or choose another DATA_DIR'
const notAllowed = 'this program may not read or write all of its files'
const tooManyFiles = 'too many files are open'

/** The engine is WebAssembly and numbers its errors as WASI does, not as the operating system. */
const fileFailures: Record<number, string> = {
	2: notAllowed,
	19: noSpace,
	29: 'its disk fails (input or output error)',
	33: tooManyFiles,
	41: tooManyFiles,
	51: noSpace,
	63: notAllowed,
	69: 'its disk can only be read',
}

/**
 * Makes an error of what went wrong in the engine's thread: the engine also throws bare objects that hold no more than
 * a number.
 */
export function engineFailure(thrown: unknown): Error {
	return thrown instanceof Error ? thrown : new Error(describe(thrown), { cause: thrown })
}

/** Less is no room for the first file that a start writes. */
const LEAST_FREE_BYTES = 64 * 1024

/** Says why the engine did not start. An engine that finds its files but no room to write says only that it failed. */
export function startFailure({ message }: Error, freeBytes: number): string {
	return freeBytes < LEAST_FREE_BYTES && message !== noSpace ? `${message}; ${noSpace}` : message
}

function describe(thrown: unknown): string {
	if (typeof thrown === 'string' && thrown) return thrown
	if (typeof thrown !== 'object' || thrown === null) return 'an unknown failure'
	const { name, message, errno } = thrown as { name?: unknown; message?: unknown; errno?: unknown }
	if (typeof message === 'string' && message) return message
	if (typeof errno === 'number') return fileFailures[errno] ?? `a file operation failed (${name}, errno ${errno})`
	return typeof name === 'string' && name ? `an unknown failure (${name})` : 'an unknown failure'
}
