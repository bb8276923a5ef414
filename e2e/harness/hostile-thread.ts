import { cleanFileName } from '../../server/src/platform/files/clean-file-name.ts'
import { cleanText, REPLY_MAX_LENGTH } from '../../shared/src/comments/comment.ts'
import { type Learner, nameInForm, postComment, postReply } from './learner-api.ts'
import { noisePicture } from './noise-picture.ts'
import { xssVectors } from './xss-vectors.ts'

/** Holds the texts of a thread as they are to be shown, sorted. */
export interface HostileThread {
	comments: string[]
	replies: string[]
	/** Names the pictures. */
	names: string[]
}

const namesPerComment = 3
/** The server makes so many pictures of one person at a time. */
const atOnce = 3

/** Each vector is said as a comment and, where it is not too long, as a reply to it, and each names a picture. */
export async function postHostileThread(learner: Learner, questionId: string): Promise<HostileThread> {
	const picture = noisePicture(8, 8)
	const isReply = (text: string) => cleanText(text).length <= REPLY_MAX_LENGTH
	// Backwards, so that those with pictures are the newest, which are shown first.
	async function post(place: number): Promise<void> {
		const text = xssVectors[place]
		if (text === undefined) return
		const names = xssVectors.slice(place * namesPerComment, (place + 1) * namesPerComment)
		const pictures = names.map((name) => ({ name, content: picture }))
		const { _id } = await postComment(learner, { questionId, text, pictures })
		if (isReply(text)) await postReply(learner, questionId, _id, text)
		return post(place - atOnce)
	}
	await Promise.all(Array.from({ length: atOnce }, (_, writer) => post(xssVectors.length - 1 - writer)))
	return {
		// A form is sent in UTF-8, which has no halves of characters.
		comments: xssVectors.map((text) => cleanText(text.toWellFormed())).sort(),
		replies: xssVectors.filter(isReply).map(cleanText).sort(),
		names: xssVectors.map((name) => cleanFileName(nameInForm(name))).sort(),
	}
}
