import { AppError } from '@aravalli/shared/errors'
import type { Language } from '@aravalli/shared/language'
import type { Standing, TestResult, TestScore } from '@aravalli/shared/mock-tests/contract'
import { countOutcomes } from '@aravalli/shared/mock-tests/score-test'
import { standingOf } from '@aravalli/shared/mock-tests/standing'
import { prelimsSubjectNames } from '@aravalli/shared/prelims-subject-names'
import { prelimsSubjects } from '@aravalli/shared/prelims-subjects'
import type { Queryable } from '../../../platform/database/open-database.ts'
import { presentAttempt } from '../listing/present-attempt.ts'
import { findOwnAttempt, listAttempts, type OwnAttempt } from '../listing/tables.ts'
import type { MockTestServices } from '../mock-test-services.ts'
import { presentScheme } from '../present-scheme.ts'
import { type Marked, presentSolutions } from './present-solutions.ts'
import { readQuestions } from './read-questions.ts'
import { gainAndLoss, guessesOf, sumPart, sumParts } from './sum-parts.ts'
import { countField, findSheet, listScores, type StoredScore } from './tables.ts'

const EARLIER = 20

interface Wanted {
	userId: string
	attemptId: string
	language: Language
}

/**
 * Gives all that an attempt has come to: every score, the newest in parts, and the solutions.
 *
 * @throws AppError `mock-test.attempt-not-found`, also for somebody else's; `mock-test.running` while it runs
 */
export async function getResult(
	{ database: { db }, now }: Pick<MockTestServices, 'database' | 'now'>,
	{ userId, attemptId, language }: Wanted,
): Promise<TestResult> {
	const attempt = await findOwnAttempt(db, userId, attemptId)
	if (!attempt) throw new AppError('mock-test.attempt-not-found')
	const [sheet, scores] = await Promise.all([findSheet(db, attemptId), listScores(db, attemptId)])
	const [newest, first] = [scores[0], scores.at(-1)]
	if (!sheet || !newest || !first) throw new AppError('mock-test.running')
	const marked = { questionIds: attempt.questionIds, sheet, key: newest.key, firstKey: first.key }
	const [parts, standing, earlier] = await Promise.all([
		readParts(db, attempt, marked, language),
		readStanding(db, attempt, newest),
		listEarlier(db, userId, attempt),
	])
	const moment = now()
	return {
		...presentAttempt(attempt, language, moment),
		scheme: presentScheme(attempt.scheme),
		scores: scores.map((score) => presentScore(attempt, score)),
		...parts,
		standing,
		earlier: earlier.map((row) => presentAttempt(row, language, moment)),
	}
}

function presentScore({ scheme }: OwnAttempt, { revision, key: _, ...score }: StoredScore): TestScore {
	return { ...score, keyRevision: revision, ...gainAndLoss(scheme, score) }
}

async function readParts(db: Queryable, { scheme }: OwnAttempt, marked: Marked, language: Language) {
	const questions = await readQuestions(db, marked.questionIds)
	const found = presentSolutions(marked, questions, language)
	const whole = countOutcomes(found.map(({ outcome }) => outcome))
	const bySubject = sumParts(scheme, found, whole, ({ subjectId }) => subjectId)
	const byTopic = Map.groupBy(
		found.filter(({ topicId }) => topicId !== ''),
		({ subjectId, topicId }) => `${subjectId}/${topicId}`,
	)
	const all = sumPart(scheme, found, whole)
	return {
		subjects: prelimsSubjects.flatMap((subjectId) => {
			const sum = bySubject.get(subjectId)
			return sum ? [{ ...sum, subjectId, name: prelimsSubjectNames[subjectId][language] }] : []
		}),
		topics: [...byTopic.values()].flatMap((own) => {
			const [one] = own
			if (!one) return []
			const { subjectId, topicId, topic: name } = one
			return [{ ...sumPart(scheme, own, whole), subjectId, topicId, name }]
		}),
		guessed: all.guessed,
		guessedRight: all.guessedRight,
		guessedHundredths: sumPart(scheme, guessesOf(found), whole).marksHundredths,
		spentSeconds: all.spentSeconds,
		solutions: found.map(({ topicId: _, ...solution }) => solution),
	}
}

/** A disqualified attempt has no rank. */
async function readStanding(db: Queryable, attempt: OwnAttempt, score: StoredScore): Promise<Standing | null> {
	if (score.isDisqualified) return null
	const { paperId, attemptNo } = attempt
	const field = await countField(db, { paperId, revision: score.revision, marksHundredths: score.marksHundredths })
	return standingOf({ ...field, isFirst: attemptNo === 1 })
}

async function listEarlier(db: Queryable, userId: string, { id, paperId }: OwnAttempt) {
	const { rows } = await listAttempts(db, { userId, paperId, limit: EARLIER + 2, offset: 0 })
	return rows.filter((row) => row.id !== id && row.finishedAt !== null).slice(0, EARLIER)
}
