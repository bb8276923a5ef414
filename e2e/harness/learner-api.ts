import type { CommentData, ReplyData } from '../../shared/src/comments/contract.ts'

/** Speaks to the API as a learner without a browser. */
export interface Learner {
	origin: string
	/** The cookie is written as the browser would send it. */
	cookie: string
}

export interface SentPicture {
	name: string
	content: Buffer
}

export interface SentComment {
	questionId: string
	text: string
	pictures: SentPicture[]
}

const password = 'aravalli-demo-1'
let count = 0

/** @throws when the product does not take the account */
export async function signUp(origin: string, name: string): Promise<Learner & { email: string }> {
	count += 1
	const email = `writer-${process.pid}-${Date.now()}-${count}@example.com`
	const account = { name, email, password, Cpassword: password }
	await sendJson(origin, '', '/api/auth/signup', account)
	return { email, ...(await signInAgain(origin, email)) }
}

export async function signInAgain(origin: string, email: string): Promise<Learner> {
	const answer = await sendJson(origin, '', '/api/auth/login', { email, password })
	const cookie = answer.headers.getSetCookie().map((line) => line.split(';')[0])
	return { origin, cookie: cookie.join('; ') }
}

/** @throws when it is not acknowledged */
export async function postComment({ origin, cookie }: Learner, sent: SentComment): Promise<CommentData> {
	const { questionId, text, pictures } = sent
	const boundary = 'a-line-that-no-content-has'
	const answer = await fetch(`${origin}${commentsPath(questionId)}`, {
		method: 'POST',
		headers: { cookie, origin, 'content-type': `multipart/form-data; boundary=${boundary}` },
		body: new Uint8Array(commentForm(boundary, text, pictures)),
	})
	return dataOf(answer)
}

export async function postReply(learner: Learner, questionId: string, commentId: string, replyText: string) {
	const path = `${commentsPath(questionId)}/${commentId}/replies`
	return dataOf<ReplyData>(await sendJson(learner.origin, learner.cookie, path, { replyText }))
}

export const commentsPath = (questionId: string) => `/api/content/answer-writing-practice/${questionId}/comments`

/** Gives what a name says once it has come out of a form: what would end the line is written as browsers write it. */
export const nameInForm = (name: string) =>
	name.toWellFormed().replace(/\p{Cc}/gu, (character) => encodeURIComponent(character))

/** Writes the names as they are, but for what would end the line: `fetch` would write quotes in them as %22. */
function commentForm(boundary: string, text: string, pictures: SentPicture[]): Buffer {
	const parts = pictures.flatMap(({ name, content }) => [
		`--${boundary}\r\ncontent-disposition: form-data; name="images"; filename="${quoted(name)}"\r\ncontent-type: image/png\r\n\r\n`,
		content,
		'\r\n',
	])
	const field = `--${boundary}\r\ncontent-disposition: form-data; name="commentText"\r\n\r\n${text}\r\n`
	return Buffer.concat([field, ...parts, `--${boundary}--\r\n`].map((part) => Buffer.from(part)))
}

const quoted = (name: string) => nameInForm(name).replace(/["\\]/g, (character) => `\\${character}`)

async function sendJson(origin: string, cookie: string, path: string, body: unknown): Promise<Response> {
	const headers = { 'content-type': 'application/json', origin, ...(cookie && { cookie }) }
	const answer = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) })
	if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
	return answer
}

async function dataOf<T = CommentData>(answer: Response): Promise<T> {
	if (!answer.ok) throw new Error(`${answer.url}: ${answer.status} ${await answer.text()}`)
	const { data } = (await answer.json()) as { data: T }
	return data
}
