/**
 * Sends pages by tus, for all learners at once and those of each one after the other, and prints how many seconds each took.
 *
 *   node send-pages.ts ORIGIN PAGES DRAFTS-AS-JSON PICTURE-FILE
 *
 * Each page is the picture with a number behind its end: no page may be sent twice.
 */
import { createHash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'

interface Draft {
	cookie: string
	copyId: string
}

const [origin = '', pages = '', drafts = '[]', file = ''] = process.argv.slice(2)
const picture = readFileSync(file)
const tus = { origin, 'tus-resumable': '1.0.0' }
const base64 = (text: string) => Buffer.from(text).toString('base64')

async function sendPage({ cookie, copyId }: Draft): Promise<number> {
	const startedAt = performance.now()
	const uploadKey = randomUUID()
	const content = Buffer.concat([picture, Buffer.from(uploadKey)])
	const checksum = createHash('sha256').update(content).digest('hex')
	const metadata = Object.entries({ copyId, uploadKey, fileName: 'page.jpg', checksum })
	const begun = await fetch(`${origin}/api/answersheet/uploads`, {
		method: 'POST',
		headers: {
			...tus,
			cookie,
			'upload-length': String(content.length),
			'upload-metadata': metadata.map(([name, value]) => `${name} ${base64(value)}`).join(','),
		},
	})
	if (begun.status !== 201) throw new Error(`An upload was refused: ${begun.status} ${await begun.text()}`)
	const sent = await fetch(new URL(begun.headers.get('location') ?? '', begun.url), {
		method: 'PATCH',
		headers: { ...tus, cookie, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
		body: content,
	})
	if (sent.status !== 204) throw new Error(`A page was refused: ${sent.status} ${await sent.text()}`)
	return (performance.now() - startedAt) / 1_000
}

async function sendAll(draft: Draft): Promise<number[]> {
	const seconds: number[] = []
	for (let page = 0; page < Number(pages); page++) seconds.push(await sendPage(draft))
	return seconds
}

const seconds = await Promise.all((JSON.parse(drafts) as Draft[]).map(sendAll))
process.stdout.write(JSON.stringify(seconds.flat()))
process.exit()
