/** Decides whether an answer can be sent, and if not, why. */
import type { ShownPage } from './arrangement.ts'

export type Hindrance =
	| { reason: 'none' | 'refused' | 'foreign' }
	| { reason: 'too-many'; count: number }
	/** So many are on the device only. */
	| { reason: 'unsent'; count: number }
	/** So many are safe and are still being made readable. */
	| { reason: 'reading'; count: number }

/** @returns null where all pages are safe and readable */
export function hindranceOf(pages: readonly ShownPage[], most: number): Hindrance | null {
	const count = (isSuch: (page: ShownPage) => boolean) => pages.filter(isSuch).length
	if (pages.length === 0) return { reason: 'none' }
	if (pages.length > most) return { reason: 'too-many', count: pages.length - most }
	if (pages.some(isRefused)) return { reason: 'refused' }
	if (pages.some(isForeign)) return { reason: 'foreign' }
	const unsent = count(({ server }) => server === null)
	if (unsent > 0) return { reason: 'unsent', count: unsent }
	const reading = count(({ server }) => server?.state === 'reading')
	return reading > 0 ? { reason: 'reading', count: reading } : null
}

export const isRefused = ({ server, unsent }: ShownPage): boolean =>
	server?.state === 'refused' || (unsent?.refusal ?? null) !== null

export const isForeign = ({ server }: ShownPage): boolean =>
	server?.booklet !== null && server?.booklet !== undefined && server.booklet.belongs !== 'here'
