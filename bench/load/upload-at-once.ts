/**
 * Sends the same form many times at once, for one learner after the other, and prints the status of each answer and how many seconds it
 * took.
 *
 *   node upload-at-once.ts URL COUNT HEADERS-AS-JSON COOKIES-AS-JSON BODY-FILE
 */
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'

const [url = '', count = '', headers = '{}', cookieList = '[]', file = ''] = process.argv.slice(2)
const cookies: string[] = JSON.parse(cookieList)
const body = readFileSync(file)
const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY })

function upload(number: number): Promise<{ status: number; seconds: number }> {
	const startedAt = performance.now()
	return new Promise((resolve, reject) => {
		const asking = request(url, {
			method: 'POST',
			agent,
			headers: {
				...JSON.parse(headers),
				cookie: cookies[number % cookies.length],
				'content-length': body.length,
			},
		})
		asking.on('error', reject)
		asking.on('response', (response) => {
			response.resume().on('end', () => {
				resolve({ status: response.statusCode ?? 0, seconds: (performance.now() - startedAt) / 1_000 })
			})
		})
		asking.end(body)
	})
}

const answers = await Promise.all(Array.from({ length: Number(count) }, (_, number) => upload(number)))
process.stdout.write(JSON.stringify(answers))
process.exit()
