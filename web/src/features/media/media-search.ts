import type { LinkTarget } from '#web/lib/link-address.ts'
import { readPageNumber } from '#web/lib/page-number.ts'

/** Is what the address of the library says. */
export interface MediaSearch {
	search: string | undefined
	lacks: 'alt' | undefined
	page: number
	/** Is the id of the picture that is open. */
	picture: string | undefined
}

const text = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value : undefined)

/** Reads an address; what is not known counts as missing. */
export function readMediaSearch({ search, lacks, page, picture }: Record<string, unknown>): MediaSearch {
	return {
		search: text(search),
		lacks: lacks === 'alt' ? 'alt' : undefined,
		page: readPageNumber(page) ?? 1,
		picture: text(picture),
	}
}

/** Another search starts at its first page; a picture opens over the page where it is. */
export function mediaLink(now: MediaSearch, change: Partial<MediaSearch>): LinkTarget {
	const from = 'picture' in change ? now : { ...now, page: 1, picture: undefined }
	const { search, lacks, page, picture } = { ...from, ...change }
	const given = { search, lacks, page: page > 1 ? page : undefined, picture }
	return {
		to: '/admin/media',
		search: Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
		resetScroll: 'page' in change,
	}
}
