import { cleanFileName } from '../../server/src/platform/files/clean-file-name.ts'
import { COMMENT_MAX_IMAGES, cleanText, REPLY_MAX_LENGTH } from '../../shared/src/comments/comment.ts'
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

const perComment = COMMENT_MAX_IMAGES
/** The server makes so many pictures of one person at a time. */
const atOnce = 3

/** Those of one comment come from far apart in the list, where the long ones and those of a kind are together. */
const apart = Math.ceil(xssVectors.length / perComment)
const groups = Array.from({ length: apart }, (_, first) => xssVectors.filter((_, place) => place % apart === first))

/** None hides another: a page that took a line for markup would not show the whole text as it is. */
const commentOf = (group: string[]) => group.join('\n')

const isReply = (text: string) => cleanText(text).length <= REPLY_MAX_LENGTH

/** Those that are too long for a reply are said in none, and several say what is too long together. */
function repliesOf(group: string[]): string[] {
	const texts = group.filter(isReply)
	return isReply(texts.join('\n')) ? [texts.join('\n')] : texts
}

/**
 * Each vector is said in a comment and, where it is not too long, in a reply to it, beside two others on lines of their own, and each names
 * a picture.
 */
export async function postHostileThread(learner: Learner, questionId: string): Promise<HostileThread> {
	const picture = noisePicture(8, 8)
	async function post(place: number): Promise<void> {
		const group = groups[place]
		if (!group) return
		const pictures = group.map((name) => ({ name, content: picture }))
		const { _id } = await postComment(learner, { questionId, text: commentOf(group), pictures })
		for (const reply of repliesOf(group)) await postReply(learner, questionId, _id, reply)
		return post(place + atOnce)
	}
	await Promise.all(Array.from({ length: atOnce }, (_, writer) => post(writer)))
	return {
		// A form is sent in UTF-8, which has no halves of characters.
		comments: groups.map((group) => cleanText(commentOf(group).toWellFormed())).sort(),
		replies: groups.flatMap(repliesOf).map(cleanText).sort(),
		names: xssVectors.map((name) => cleanFileName(nameInForm(name))).sort(),
	}
}
