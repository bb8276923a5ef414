/** Holds what both sides must agree on about comments. It imports nothing but numbers and rules, because the browser runs it. */

import { cleanText } from '../clean-text.ts'
import { uploadTerms } from '../policy-terms.ts'

export { cleanText }

/** Lists what can be commented on; the id of one is that of its own feature. */
export const subjectTypes = ['answer-writing', 'miq'] as const
export type SubjectType = (typeof subjectTypes)[number]

export const COMMENT_MAX_LENGTH = uploadTerms.commentCharacters
export const REPLY_MAX_LENGTH = uploadTerms.replyCharacters
export const COMMENT_MAX_IMAGES = uploadTerms.commentImages
export const IMAGE_MAX_BYTES = uploadTerms.imageMegabytes * 1024 * 1024

/** One author's pictures as they are kept may take as much as the photos of one's answers; the refusal of both names it. */
export const PICTURES_QUOTA_BYTES = 500 * 1024 * 1024

/** Counts the comments on a page of a thread. */
export const commentPageSize = 50
/** Counts the replies that come with a comment; the others are asked for. */
export const replyPageSize = 20

export type CommentProblem = 'comment-required' | 'comment-too-long'
export type ReplyProblem = 'reply-required' | 'reply-too-long'

/** Counts characters as Unicode does: क and its मात्रा are two, an emoji is one or a few. */
export function textLength(given: string): number {
	return [...cleanText(given)].length
}

/** Spaces, and characters that show as nothing, are no text. */
const isEmpty = (given: string) => !/[\p{L}\p{N}\p{P}\p{S}]/u.test(given)

export function commentProblem(given: string): CommentProblem | null {
	if (isEmpty(given)) return 'comment-required'
	return textLength(given) > COMMENT_MAX_LENGTH ? 'comment-too-long' : null
}

export function replyProblem(given: string): ReplyProblem | null {
	if (isEmpty(given)) return 'reply-required'
	return textLength(given) > REPLY_MAX_LENGTH ? 'reply-too-long' : null
}

/**
 * People are shown this much of an id, which is enough to tell two comments of one thread apart when they speak of
 * them.
 */
export function shortId(id: string): string {
	return id.slice(-6)
}
