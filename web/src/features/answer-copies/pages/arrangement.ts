/**
 * Decides how the pages of an answer stand: those that are safe on the server, and those that are still on the device.
 *
 * What somebody arranges is kept beside the pages and laid over them, so that it is seen at once, holds for pages that
 * have not arrived yet, and is still there after a reload. Once the server has the same it adds nothing.
 */
import type { CopyPage } from '@aravalli/shared/answer-copies/contract'
import type { PageCrop, PageTurn } from '@aravalli/shared/answer-copies/copy'
import { placePages } from '@aravalli/shared/answer-copies/place-pages'
import { isSameRect } from './rect.ts'

export interface Look {
	turn: PageTurn
	crop: PageCrop | null
}

export interface Arrangement {
	/** Are the keys of pages in the order that was chosen; pages that it does not name stand behind. */
	order: string[]
	/** Are the keys of those that were moved: they stay there, whatever a printed code says. */
	moved: string[]
	looks: Record<string, Look>
	/** Are taken out, each from a moment on, in milliseconds: before it, that can be undone. */
	removed: Record<string, number>
}

export const NOTHING_ARRANGED: Arrangement = { order: [], moved: [], looks: {}, removed: {} }

/** Is a file that the server does not have yet. */
export interface UnsentFile {
	uploadKey: string
	fileName: string
	mediaType: string
	/** Says why the server has refused it. */
	refusal: string | null
}

/** Is such a file with what it belongs to. */
export interface UnsentEntry extends UnsentFile {
	subject: string
	file: Blob
}

export interface ShownPage {
	/** Stays the same when a page arrives. */
	key: string
	fileName: string
	look: Look
	/** Is null while it is on the device only. */
	server: CopyPage | null
	unsent: UnsentFile | null
}

/** A photo goes by the key of its file, as it did before it arrived; the pages of a PDF file by their own. */
function keyOf(page: CopyPage, pages: readonly CopyPage[]): string {
	const isAlone = pages.every(({ uploadKey, pageId }) => uploadKey !== page.uploadKey || pageId === page.pageId)
	return isAlone ? page.uploadKey : page.pageId
}

/**
 * Says from when on a page is taken out; undefined for one that is not. One of a PDF is known by its own key and by that of its file:
 * the file may have been taken out before it was read, and a page that is left alone changes its name.
 */
export const removedFrom = ({ removed }: Arrangement, { pageId, uploadKey }: CopyPage): number | undefined =>
	removed[pageId] ?? removed[uploadKey]

const isTakenOut = (arrangement: Arrangement, { key, server }: ShownPage): boolean =>
	(server ? removedFrom(arrangement, server) : arrangement.removed[key]) !== undefined

/** Gives all pages in their order, also those that are taken out. */
function allPages(pages: readonly CopyPage[], unsent: readonly UnsentFile[], arrangement: Arrangement): ShownPage[] {
	const { order, looks } = arrangement
	const arrived = new Set(pages.map(({ uploadKey }) => uploadKey))
	const shown = [
		...pages.map((server): ShownPage => {
			const key = keyOf(server, pages)
			const { turn, crop, fileName } = server
			return { key, fileName, look: looks[server.pageId] ?? looks[key] ?? { turn, crop }, server, unsent: null }
		}),
		...unsent
			.filter(({ uploadKey }) => !arrived.has(uploadKey))
			.map((file): ShownPage => {
				const { uploadKey: key, fileName } = file
				return { key, fileName, look: looks[key] ?? { turn: 0, crop: null }, server: null, unsent: file }
			}),
	]
	const placeOf = (page: ShownPage) => {
		// The pages of a PDF stand where its file stood, until one of them is moved.
		const places = namesOf(page).map((name) => order.indexOf(name))
		return places.find((place) => place >= 0) ?? order.length
	}
	const chosen = shown.toSorted((one, other) => placeOf(one) - placeOf(other))
	return placedByCodes(chosen, arrangement.moved)
}

const namesOf = ({ key, server }: ShownPage): string[] => (server ? [server.pageId, server.uploadKey, key] : [key])

/** Photos of a booklet are chosen in any order, and stand in that of their codes. */
function placedByCodes(pages: readonly ShownPage[], isMoved: readonly string[]): ShownPage[] {
	const placeable = pages.map((page) => ({
		pageId: page.key,
		code: namesOf(page).some((name) => isMoved.includes(name)) ? null : (page.server?.booklet ?? null),
	}))
	const found = new Map(pages.map((page) => [page.key, page]))
	return placePages(placeable).order.flatMap((key) => found.get(key) ?? [])
}

export function shownPages(
	pages: readonly CopyPage[],
	unsent: readonly UnsentFile[],
	arrangement: Arrangement,
): ShownPage[] {
	return allPages(pages, unsent, arrangement).filter((page) => !isTakenOut(arrangement, page))
}

interface ArrangedPage extends Look {
	pageId: string
}

/** Says what the server is to be told; null where it has it all. Pages that are taken out are named last until they are gone. */
export function unsentArrangement(pages: readonly CopyPage[], arrangement: Arrangement): ArrangedPage[] | null {
	const all = allPages(pages, [], arrangement)
	const kept = all.filter((page) => !isTakenOut(arrangement, page))
	const before = pages.filter((page) => removedFrom(arrangement, page) === undefined)
	if (kept.every((page, place) => page.server === before[place] && isAsArranged(page))) return null
	return [...kept, ...all.filter((page) => isTakenOut(arrangement, page))].flatMap(({ server, look }) =>
		server ? [{ pageId: server.pageId, ...look }] : [],
	)
}

/** Tells whether the server shows a page as it was arranged. */
export const isAsArranged = ({ server, look }: ShownPage): boolean =>
	server !== null && server.turn === look.turn && isSameRect(server.crop, look.crop)

/** Moves a page by one or more places. @param shown all that are shown, in their order */
export function moved(arrangement: Arrangement, shown: readonly ShownPage[], key: string, by: number): Arrangement {
	const keys = shown.map((page) => page.key)
	const from = keys.indexOf(key)
	if (from < 0) return arrangement
	const to = Math.min(keys.length - 1, Math.max(0, from + by))
	const order = keys.toSpliced(from, 1).toSpliced(to, 0, key)
	return { ...arrangement, order, moved: [...new Set([...arrangement.moved, key])] }
}

export const withLook = (arrangement: Arrangement, key: string, look: Look): Arrangement => ({
	...arrangement,
	looks: { ...arrangement.looks, [key]: look },
})

/** Adds pages at the end, or in the place of another, which is taken out. What was taken out before cannot be brought back any more. */
export function withAdded(
	{ moved, looks, removed }: Arrangement,
	shown: readonly ShownPage[],
	keys: readonly string[],
	{ now, instead }: { now: number; instead: string | undefined },
): Arrangement {
	const before = shown.map((page) => page.key)
	const place = before.indexOf(instead ?? '')
	const order = before.toSpliced(place < 0 ? before.length : place, 0, ...keys)
	const gone = [...Object.keys(removed), ...(instead === undefined ? [] : [instead])]
	return { order, moved, looks, removed: Object.fromEntries(gone.map((key) => [key, now])) }
}

export const withoutPage = (arrangement: Arrangement, key: string, from: number): Arrangement => ({
	...arrangement,
	removed: { ...arrangement.removed, [key]: from },
})

export function withPageAgain(arrangement: Arrangement, key: string): Arrangement {
	const { [key]: _, ...removed } = arrangement.removed
	return { ...arrangement, removed }
}
