/** Writes an object as indented JSON piece by piece. A value that is an async iterable becomes an array, entry by entry as they come. */
export async function* writeJson(entries: AsyncIterable<readonly [string, unknown]>): AsyncGenerator<string> {
	let before = '{\n'
	for await (const [name, value] of entries) {
		yield `${before}\t${JSON.stringify(name)}: `
		if (isAsyncIterable(value)) yield* writeArray(value)
		else yield indented(value, '\t')
		before = ',\n'
	}
	yield before === '{\n' ? '{}' : '\n}'
}

async function* writeArray(entries: AsyncIterable<unknown>): AsyncGenerator<string> {
	let before = '[\n'
	for await (const entry of entries) {
		yield `${before}\t\t${indented(entry, '\t\t')}`
		before = ',\n'
	}
	yield before === '[\n' ? '[]' : '\n\t]'
}

function isAsyncIterable(value: unknown): value is AsyncIterable<unknown> {
	return typeof value === 'object' && value !== null && Symbol.asyncIterator in value
}

function indented(value: unknown, indent: string): string {
	return (JSON.stringify(value, null, '\t') ?? 'null').replaceAll('\n', `\n${indent}`)
}
