import { NoDataError } from './failure-text.ts'

interface Answer {
	success: boolean
	data?: unknown
	message?: string | undefined
}

/**
 * Gives an answer that brings something.
 *
 * @throws NoDataError for one that is a success by its status alone
 */
export async function withData<A extends Answer>(asked: Promise<A>): Promise<A> {
	const answer = await asked
	if (!answer.success || !answer.data) throw new NoDataError(answer.message ?? '')
	return answer
}

/** Takes the data out of an answer. @throws NoDataError where it has none */
export async function dataOf<A extends Answer>(asked: Promise<A>): Promise<NonNullable<A['data']>> {
	return (await withData(asked)).data as NonNullable<A['data']>
}
