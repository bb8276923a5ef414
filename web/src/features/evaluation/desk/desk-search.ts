import { ALL_PAPERS, paperCategories } from '@aravalli/shared/questions/question'
import { type QueueView, queueStates } from './queries.ts'

/** Is how much of the queue is shown at first. */
const FIRST_ENTRIES = 20

export interface DeskPlace extends QueueView {
	/** Is the evaluation that is open. */
	copy: string | undefined
}

/** Reads the address; what makes no sense in it is as if it were not there. */
export function readDeskPlace(query: Record<string, unknown>): DeskPlace {
	const limit = Number(query.limit)
	return {
		state: queueStates.find((state) => state === query.state) ?? 'open',
		paperCategory: paperCategories.find((paper) => paper === query.paper) ?? ALL_PAPERS,
		order: query.order === 'paper' ? 'paper' : 'due',
		limit: Number.isInteger(limit) && limit > FIRST_ENTRIES && limit <= 100 ? limit : FIRST_ENTRIES,
		copy: typeof query.copy === 'string' && /^[0-9a-f]{24}$/.test(query.copy) ? query.copy : undefined,
	}
}

/** Writes the same; what is as it is without saying so is left out. */
export function writeDeskPlace({ state, paperCategory, order, limit, copy }: DeskPlace): Record<string, string> {
	return {
		...(copy !== undefined && { copy }),
		...(state !== 'open' && { state }),
		...(paperCategory !== ALL_PAPERS && { paper: paperCategory }),
		...(order !== 'due' && { order }),
		...(limit !== FIRST_ENTRIES && { limit: String(limit) }),
	}
}
