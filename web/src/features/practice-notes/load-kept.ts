import type { KeptWithQuestion } from '@aravalli/shared/practice-notes/contract'
import { MAX_QUESTIONS_ASKED, type PracticeType } from '@aravalli/shared/practice-notes/practice-note'
import type { ApiClient } from '#web/lib/api.ts'

/** Splits the ids, as many to a call as it may have. */
export function inCalls(ids: readonly string[]): string[][] {
	const calls = Math.ceil(ids.length / MAX_QUESTIONS_ASKED)
	return Array.from({ length: calls }, (_, call) =>
		ids.slice(call * MAX_QUESTIONS_ASKED, (call + 1) * MAX_QUESTIONS_ASKED),
	)
}

/** Loads what the viewer keeps with these questions; those without anything are left out. */
export async function loadKept(
	api: ApiClient,
	questionType: PracticeType,
	ids: readonly string[],
): Promise<KeptWithQuestion[]> {
	const answers = await Promise.all(
		inCalls(ids).map((some) =>
			api('GET /api/practice-notes/by-question/:questionType', {
				params: { questionType },
				query: { questionIds: some.join(',') },
			}),
		),
	)
	return answers.flatMap(({ data }) => data)
}
