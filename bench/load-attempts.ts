import { randomUUID } from 'node:crypto'
import type { Client } from 'pg'

interface Attempts {
	userIds: readonly string[]
	/** True: they are finished, with a score by the first key. */
	isFinished: boolean
}

const questions = 150
const letters = ['A', 'B', 'C', 'D', 'E', '-']

/** Stores an attempt of each of these learners at the first paper of the demo. @returns the ids of the attempts, in the order of the learners */
export async function loadAttempts(database: Client, { userIds, isFinished }: Attempts): Promise<string[]> {
	const ids = userIds.map(() => randomUUID())
	const sheets = userIds.map((_, index) => (isFinished ? JSON.stringify(sheetOf(index)) : null))
	await database.query(
		`insert into test_attempts (id, user_id, paper_id, attempt_no, title, scheme, question_ids, started_at, answers_until,
			closes_at, finished_at, sheet)
		select given.id, user_id, paper.id, 1, '{"english": "Full mock test 1", "hindi": "पूर्ण मॉक टेस्ट 1"}', scheme.common - 'cycle',
			array(select jsonb_array_elements_text(paper.common -> 'questionIds')), now() - interval '1 minute',
			now() + interval '3 hours', now() + interval '3 hours', case when sheet is not null then now() end, sheet::jsonb
		from unnest($1::text[], $2::text[], $3::text[]) as given (id, user_id, sheet),
			published_items as paper, published_items as scheme
		where paper.kind = 'prelims-papers' and paper.id = 'full-mock-test-1'
			and scheme.kind = 'marking-schemes' and scheme.common ->> 'cycle' = paper.common ->> 'cycle'`,
		[ids, userIds, sheets],
	)
	return ids
}

/** Is made of the index, so that it is the same each time. */
function sheetOf(index: number) {
	const answers = Array.from({ length: questions }, (_, place) => letters[(index * 7 + place * place) % letters.length])
	return { answers: answers.join(''), guessed: [], flagged: [], spent: answers.map(() => 60) }
}
