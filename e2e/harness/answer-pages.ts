import type { Page } from 'playwright-core'
import sharp from 'sharp'

export interface PhotoOfPage {
	name: string
	mimeType: string
	buffer: Buffer
	/** Tells it from the others, however it is turned and cut. */
	brightness: number
}

/** Makes a photo that no other is like, of one to two megabytes, as sharp as handwriting. */
export async function aPhoto(name: string, brightness: number): Promise<PhotoOfPage> {
	const noise = { type: 'gaussian' as const, mean: brightness, sigma: 25 }
	const buffer = await sharp({ create: { width: 1200, height: 1600, channels: 3, background: '#fff', noise } })
		.jpeg({ quality: 92 })
		.toBuffer()
	return { name, mimeType: 'image/jpeg', buffer, brightness }
}

export const totalBytes = (photos: readonly PhotoOfPage[]): number =>
	photos.reduce((sum, { buffer }) => sum + buffer.byteLength, 0)

export interface ShownCopy {
	copyId: string
	label: string
	state: string
	pages: { pageId: string; turn: number; width: number; height: number; state: string }[]
}

/** Gives an answer as the product has it, by the session of a page. */
export async function copyOf(page: Page, origin: string, copyId: string): Promise<ShownCopy> {
	const answer = await page.request.get(`${origin}/api/answersheet/${copyId}`)
	return (await answer.json()).data
}

/** Gives the id of the answer to a question of today. */
export async function copyIdOf(page: Page, origin: string, questionId: string): Promise<string> {
	const { data } = await (await page.request.get(`${origin}/api/answersheet/today`)).json()
	return data.questions.find((question: { questionId: string }) => question.questionId === questionId).copyId
}

/** Tells which photos the pages show, in their order: by the brightness of each that is nearest. */
export async function photosShown(
	page: Page,
	origin: string,
	{ copyId, pages }: ShownCopy,
	photos: readonly PhotoOfPage[],
): Promise<string[]> {
	return Promise.all(
		pages.map(async ({ pageId }) => {
			const picture = await page.request.get(`${origin}/api/answersheet/${copyId}/pages/${pageId}?size=small`)
			const { channels } = await sharp(await picture.body()).stats()
			const mean = channels[0]?.mean ?? 0
			const distance = ({ brightness }: PhotoOfPage) => Math.abs(brightness - mean)
			return photos.toSorted((one, other) => distance(one) - distance(other))[0]?.name ?? ''
		}),
	)
}
