/** Keeps the photos of an answer sheet on the device, and brings them back. */
import type { AnswerSheetStore, ChosenPhoto } from './answer-sheet.ts'
import { forgetPhoto, storePhoto, takePhotos } from './stored-photos.ts'

/** @returns false where the browser does not keep it */
export async function keepPhoto(store: AnswerSheetStore, { id, file, small }: ChosenPhoto): Promise<boolean> {
	const content = await small
	if (!store.isKept()) return true
	const stored = new File([content], file.name, { type: content.type })
	const isStored = await storePhoto(id, store.owner, { question: store.subject, file: stored })
	// Somebody has signed out meanwhile.
	if (!store.isKept()) await forgetPhoto(id, store.owner)
	return isStored
}

/** Brings back the photos that a page before this one could not send. */
export async function bringBackPhotos(store: AnswerSheetStore): Promise<void> {
	const stored = await takePhotos(store.subject, store.owner)
	const { photos } = store.get()
	const back = stored.filter(({ id }) => photos.every((photo) => photo.id !== id)).map(unsent)
	if (back.length > 0 && store.isKept()) store.change({ photos: [...back, ...photos] })
}

const unsent = ({ id, file }: { id: string; file: File }): ChosenPhoto => ({
	id,
	file,
	small: Promise.resolve(file),
	state: 'unsent',
	problem: null,
	isOnDevice: true,
})
