import { readMinutes } from '../platform/rich-text/read-minutes.ts'
import type { PublishedItem } from './server-kind.ts'

interface ReadingTime {
	readMinutes: number
}

/** Is the `derive` of kinds whose `body` is read from beginning to end; the longer language counts. */
export function deriveReadMinutes({ english, hindi }: PublishedItem) {
	const bodies = [english, ...(hindi ? [hindi] : [])].map(({ body }) => String(body))
	return { readMinutes: readMinutes(bodies) } satisfies ReadingTime
}

export const minutesOf = ({ common }: { common: object }) => (common as Partial<ReadingTime>).readMinutes ?? 1
