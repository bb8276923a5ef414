/**
 * Photos of answers that the server does not have yet: kept on the device over a reload, a crash and the end of the tab, each with the id
 * of whom it is of. Those of nobody go to whoever signs in.
 */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Owner } from './drafts.ts'
import { photoDatabase } from './stored.ts'

export interface StoredPhoto {
	/** Names it to the server, so that one whose answer was lost is not kept twice. */
	id: string
	/** Type and id of the question: 'mains:…'. */
	subject: string
	/** The id of whoever chose it; of nobody: ''. */
	owner: string
	/** As it is sent, with the name of what was chosen. */
	file: File
}

interface Photos extends DBSchema {
	photos: { key: string; value: StoredPhoto; indexes: { subject: string } }
}

/** Opened for one thing and closed after it: so a sign-out can delete it whole. Storage may be full or forbidden: then photos live as long as the page. */
async function inStore<T>(work: (database: IDBPDatabase<Photos>) => Promise<T>, otherwise: T): Promise<T> {
	try {
		const database = await openDB<Photos>(photoDatabase.name, 1, {
			upgrade: (created) =>
				void created.createObjectStore('photos', { keyPath: 'id' }).createIndex('subject', 'subject'),
		})
		try {
			return await work(database)
		} finally {
			database.close()
		}
	} catch {
		return otherwise
	}
}

/** Taken away in this page: what was being read when they went does not bring them back. */
const gone = new Set<string>()

export const storePhoto = (photo: StoredPhoto): Promise<void> =>
	inStore(async (database) => {
		if (!gone.has(photo.id)) await database.put('photos', photo)
	}, undefined)

export function forgetPhoto(id: string): Promise<void> {
	gone.add(id)
	return inStore((database) => database.delete('photos', id), undefined)
}

/** The questions of which `owner` has a photo that is not saved, or nobody has. */
export async function subjectsOfPhotos(owner: Owner): Promise<string[]> {
	const stored = await inStore((database) => database.getAll('photos'), [])
	return stored.filter((photo) => isFor(photo, owner)).map(({ subject }) => subject)
}

const isFor = (photo: StoredPhoto, owner: Owner) => photo.owner === '' || photo.owner === owner

/** What `owner` goes on with: one's own, and those of nobody, which are one's own from then on. */
export async function takePhotos(subject: string, owner: Owner): Promise<StoredPhoto[]> {
	const stored = await inStore((database) => database.getAllFromIndex('photos', 'subject', subject), [])
	const taken = stored.filter((photo) => isFor(photo, owner))
	const ofNobody = owner === null ? [] : taken.filter((photo) => photo.owner === '')
	await Promise.all(ofNobody.map((photo) => storePhoto({ ...photo, owner: owner ?? '' })))
	return taken.filter(({ id }) => !gone.has(id))
}
