import {
	COMMENT_MAX_IMAGES,
	type CommentProblem,
	cleanText,
	commentProblem,
	type ReplyProblem,
	replyProblem,
} from '@aravalli/shared/comments/comment'
import type { ThreadComment, ThreadFile, ThreadReply } from '../server/src/features/comments/thread-file.ts'
import { nuktaProblems } from './nukta-problems.ts'
import { spellingProblems } from './spelling-problems.ts'
import { textProblems } from './text-problems.ts'

/** Holds what a thread is compared with. */
export interface ThreadSurroundings {
	/** Keys of `authors.json`. */
	authors: ReadonlySet<string>
	/** Counts since the question came out, when a demo is first stored. */
	oldestHours: number
}

/** Says what is wrong with one thread, its shape being right and its pictures left aside; one sentence each. */
export function commentProblems({ comments }: ThreadFile, surroundings: ThreadSurroundings): string[] {
	const problems = comments.flatMap((comment, index) => [
		...saidProblems(comment, commentProblem, surroundings).map((problem) => `comment ${index + 1} ${problem}`),
		...replyProblems(comment, surroundings).map((problem) => `comment ${index + 1}, ${problem}`),
	])
	if (comments.filter(({ isPinned }) => isPinned).length > 1) problems.push('pins more than one comment')
	return problems
}

function replyProblems(comment: ThreadComment, surroundings: ThreadSurroundings): string[] {
	let before = comment.hoursAgo
	return (comment.replies ?? []).flatMap((reply, index) => {
		const problems = saidProblems(reply, replyProblem, surroundings)
		if (reply.hoursAgo >= before) problems.push('is not later than what stands before it')
		before = reply.hoursAgo
		return problems.map((problem) => `reply ${index + 1} ${problem}`)
	})
}

function saidProblems(
	said: ThreadComment | ThreadReply,
	lengthProblem: (text: string) => CommentProblem | ReplyProblem | null,
	{ authors, oldestHours }: ThreadSurroundings,
): string[] {
	const text = said.text.join('\n')
	const tooLong = lengthProblem(text)
	const problems = [...(tooLong ? [tooLong] : []), ...writingProblems(said.text), ...likeProblems(said)]
	if (cleanText(text) !== text) problems.push('is not as the product would store it')
	for (const key of new Set([said.author, ...said.likes])) {
		if (!authors.has(key)) problems.push(`names ${key}, who is not in authors.json`)
	}
	if (said.hoursAgo > oldestHours) problems.push('is older than its question')
	if ('images' in said && (said.images?.length ?? 0) > COMMENT_MAX_IMAGES) problems.push('has too many images')
	return problems
}

function likeProblems({ author, likes }: ThreadReply): string[] {
	const problems = []
	if (new Set(likes).size < likes.length) problems.push('is liked twice by somebody')
	if (likes.includes(author)) problems.push('is liked by its own author')
	return problems
}

/**
 * Takes a comment for the language of most of its letters; Hindi may name things in Latin letters, English does without
 * Devanagari.
 */
function writingProblems(lines: string[]): string[] {
	const text = lines.join('\n')
	const language = count(text, /\p{Script=Devanagari}/gu) > count(text, /\p{Script=Latin}/gu) ? 'hindi' : 'english'
	const problems = lines.flatMap((line) => textProblems(line, language))
	if (language === 'hindi') problems.push(...nuktaProblems(text))
	problems.push(...spellingProblems(text, language))
	if (!/[.।॥?!:][”)]*( \p{Extended_Pictographic})?$/u.test(text)) problems.push('does not end like a sentence')
	if (count(text, /\p{Extended_Pictographic}/gu) > 1) problems.push('has more than one emoji')
	return problems.map((problem) => `${problem} (${language})`)
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0
