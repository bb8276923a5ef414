import { createHash } from 'node:crypto'
import { type Learner, postComment } from '../harness/learner-api.ts'
import { noisePicture } from '../harness/noise-picture.ts'

/** Describes a comment that the product said is stored. */
export interface Acknowledged {
	id: string
	text: string
	/** The pictures stand in their order; the hash is null where the kill came before the picture was fetched. */
	pictures: { path: string; sha256: string | null }[]
}

/** The sizes go from some kilobytes, which arrive at once, to megabytes, in the middle of which a kill can come. */
const pictures = [16, 32, 64, 128, 256, 900].flatMap((side) => [noisePicture(side, side), noisePicture(side, side / 2)])
const UNTIL_KILLED_MS = 60_000

/** Reads from the text how many pictures were sent with it. */
export const picturesSentWith = (text: string) => Number(/ with (\d)$/.exec(text)?.[1])

/**
 * Posts comments with one to three pictures and fetches each picture once it is acknowledged, until nobody answers any more.
 *
 * @throws when the product refuses one
 */
export async function uploadUntilKilled(
	learner: Learner,
	questionId: string,
	writer: string,
	acknowledged: Acknowledged[],
): Promise<void> {
	const giveUpAt = Date.now() + UNTIL_KILLED_MS
	for (let number = 0; Date.now() < giveUpAt; number += 1) {
		const sent = Array.from({ length: 1 + (number % 3) }, () => {
			const content = pictures[Math.floor(Math.random() * pictures.length)] ?? Buffer.alloc(0)
			return { name: `${writer}.png`, content }
		})
		const text = `${writer} ${number} with ${sent.length}`
		const comment = await unlessGone(postComment(learner, { questionId, text, pictures: sent }))
		if (!comment) return
		const kept: Acknowledged = {
			id: comment._id,
			text,
			pictures: comment.images.map(({ filePath }) => ({ path: filePath, sha256: null })),
		}
		acknowledged.push(kept)
		for (const picture of kept.pictures) {
			picture.sha256 = await unlessGone(hashOf(learner.origin, picture.path))
			if (!picture.sha256) return
		}
	}
}

/** @throws when it is not answered with a picture */
export async function hashOf(origin: string, path: string): Promise<string> {
	const answer = await fetch(origin + path)
	const content = Buffer.from(await answer.arrayBuffer())
	if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`)
	return createHash('sha256').update(content).digest('hex')
}

/** Returns null when nobody is there, or the answer ends in the middle: `fetch` fails with a TypeError then. */
async function unlessGone<T>(answer: Promise<T>): Promise<T | null> {
	try {
		return await answer
	} catch (error) {
		if (error instanceof TypeError) return null
		throw error
	}
}
