/**
 * Keeps on the device the photos of answers that the server does not have yet, over a reload, a crash and the end of the tab, each for
 * whom it is of. Those of nobody go to whoever signs in.
 */

import { readOlderDatabase } from '#web/lib/outbox/older-database.ts'
import { createOutbox } from '#web/lib/outbox/outbox.ts'
import type { Owner } from './drafts.ts'
import { olderPhotos, unsentPhotos } from './stored.ts'

export interface StoredPhoto {
	/** Holds type and id of the question: 'mains:…'. */
	question: string
	/** The file is kept as it is sent, with the name of what was chosen. */
	file: File
}

interface OlderPhoto {
	id: string
	subject: string
	owner: string
	file: File
}

const photos = createOutbox<StoredPhoto>({
	stored: unsentPhotos,
	join: (kept) => kept,
	async takeOver() {
		const { values, forget } = await readOlderDatabase<OlderPhoto>(olderPhotos, 'photos')
		const entries = values.map(({ id, owner, subject, file }) => ({
			subject: id,
			owner,
			content: { question: subject, file },
		}))
		return { entries, forget }
	},
})

/** Holds those that this page has taken away: what was being made smaller when they went does not bring them back. */
const gone = new Set<string>()

/**
 * @param id names it to the server, so that one whose answer was lost is not kept twice
 * @returns false where the browser does not store it
 */
export async function storePhoto(id: string, owner: Owner, photo: StoredPhoto): Promise<boolean> {
	return gone.has(id) || photos.keep(id, owner ?? '', photo)
}

export async function forgetPhoto(id: string, owner: Owner): Promise<void> {
	gone.add(id)
	await photos.remove(id, owner ?? '')
}

/** Gives the questions of which `owner` has a photo that is not saved, or nobody has. */
export async function questionsOfPhotos(owner: Owner): Promise<string[]> {
	await photos.ready()
	return [...new Set(['', owner ?? ''])].flatMap((one) => photos.of(one)).map(({ content }) => content.question)
}

/** Takes what `owner` goes on with: one's own photos, and those of nobody, which are one's own from then on. */
export async function takePhotos(question: string, owner: Owner): Promise<{ id: string; file: File }[]> {
	await photos.ready()
	if (owner !== null) await photos.claim(owner)
	return photos
		.of(owner ?? '')
		.filter(({ subject, content }) => content.question === question && !gone.has(subject))
		.map(({ subject, content }) => ({ id: subject, file: content.file }))
}
