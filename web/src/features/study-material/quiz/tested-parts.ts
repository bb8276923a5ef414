/**
 * Says what a reader knew of the questions of an item. It is kept on the device, and for whoever is signed in on the server as well:
 * what was said later stands (docs/adr/0052-topics.md).
 */
import type { JudgedPart } from '@aravalli/shared/practice-notes/contract'
import type { Section } from '@aravalli/shared/study-sections'

export interface TestedItem {
	section: Section
	id: string
}

export interface TestedPart {
	knew: boolean
	/** Is written as ISO 8601, in UTC. */
	judgedAt: string
}

/** Holds them by the question's index in the item. */
export type TestedParts = Readonly<Record<number, TestedPart>>

/** Takes whatever was stored, which may be anything. */
export function readParts(value: unknown): TestedParts {
	if (typeof value !== 'object' || value === null) return {}
	return Object.fromEntries(
		Object.entries(value).filter(
			([part, said]) =>
				/^\d{1,2}$/.test(part) &&
				typeof said?.knew === 'boolean' &&
				typeof said.judgedAt === 'string' &&
				!Number.isNaN(Date.parse(said.judgedAt)),
		),
	) as TestedParts
}

/** A judgement in between is none that these buttons give: it counts as not known. */
export const ofServer = (judged: readonly JudgedPart[]): TestedParts =>
	Object.fromEntries(judged.map(({ part, judgement, judgedAt }) => [part, { knew: judgement === 'right', judgedAt }]))

/** Of two sayings about a question the later one stands. */
export function laterParts(one: TestedParts, other: TestedParts): TestedParts {
	const later = { ...one } as Record<number, TestedPart>
	for (const [part, said] of Object.entries(other)) {
		const before = later[Number(part)]
		if (!before || Date.parse(said.judgedAt) >= Date.parse(before.judgedAt)) later[Number(part)] = said
	}
	return later
}

export function withoutPart(parts: TestedParts, part: number): TestedParts {
	const { [part]: _, ...others } = parts
	return others
}

const said = (parts: TestedParts, questions: number, knew: boolean): number[] =>
	Array.from({ length: questions }, (_, part) => part).filter((part) => parts[part]?.knew === knew)

/** @param questions so many the item has now: it may have had more */
export const countKnown = (parts: TestedParts, questions: number): number => said(parts, questions, true).length

export const partsNotKnown = (parts: TestedParts, questions: number): number[] => said(parts, questions, false)
