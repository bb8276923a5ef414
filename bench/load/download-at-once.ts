/**
 * Downloads a file many times at once, breaks each off halfway, and goes on with the rest: `download-at-once.ts URL COUNT COOKIES`. Prints, for
 * each, the status of both parts, the bytes and the hash of all of it. It keeps nothing of what comes.
 */
import { createHash, type Hash } from 'node:crypto'

const [url = '', count = '1', cookieList = '[]'] = process.argv.slice(2)
const cookies = JSON.parse(cookieList) as string[]

interface Downloaded {
	statuses: number[]
	bytes: number
	sha256: string
}

const one = async (index: number): Promise<Downloaded> => {
	const cookie = cookies[index % cookies.length] ?? ''
	const first = await fetch(url, { headers: { cookie } })
	const half = Math.floor(Number(first.headers.get('content-length')) / 2)
	const hash = createHash('sha256')
	const had = await read(first, hash, half)
	const headers = { cookie, range: `bytes=${had}-`, 'if-range': first.headers.get('etag') ?? '' }
	const second = await fetch(url, { headers })
	const rest = await read(second, hash, Number.POSITIVE_INFINITY)
	return { statuses: [first.status, second.status], bytes: had + rest, sha256: hash.digest('hex') }
}

/** @returns how many bytes were read until there were enough */
async function read(response: Response, hash: Hash, enough: number): Promise<number> {
	const reader = response.body?.getReader()
	let bytes = 0
	while (reader && bytes < enough) {
		const { done, value } = await reader.read()
		if (done) break
		const taken = value.subarray(0, enough - bytes)
		hash.update(taken)
		bytes += taken.length
	}
	await reader?.cancel()
	return bytes
}

console.log(JSON.stringify(await Promise.all(Array.from({ length: Number(count) }, (_, index) => one(index)))))
