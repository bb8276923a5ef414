import { AppError } from '@aravalli/shared/errors'
import type { Language } from '@aravalli/shared/language'
import type { PaperPage } from '@aravalli/shared/mock-tests/contract'
import { prelimsPaperKind } from '@aravalli/shared/mock-tests/kinds'
import { prelimsKind } from '@aravalli/shared/prelims-practice/kind'
import { prelimsSubjectNames } from '@aravalli/shared/prelims-subject-names'
import { prelimsSubjects } from '@aravalli/shared/prelims-subjects'
import { findItems, getItem } from '../../../content/items.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { presentScheme } from '../present-scheme.ts'
import { findScheme } from '../starting/find-scheme.ts'
import { schemeOfPaper } from '../starting/scheme-of-paper.ts'
import { presentPaper } from './present-paper.ts'
import { countLearners } from './tables.ts'

/** @throws AppError `mock-test.not-found`, also for a paper that is not published or cannot be marked yet */
export async function getPaper({ db }: Database, paperId: string, language: Language): Promise<PaperPage> {
	const paper = await getItem(db, prelimsPaperKind, paperId, { language, notFound: 'mock-test.not-found' })
	const [scheme, questions, learners] = await Promise.all([
		findScheme(db, paper.common.cycle, language),
		findItems(db, prelimsKind, paper.common.questionIds, { language, hasBodies: false }),
		countLearners(db, paperId),
	])
	if (!scheme) throw new AppError('mock-test.not-found')
	const counts = Map.groupBy(questions, ({ common }) => common.subject)
	return {
		...presentPaper(paper, scheme),
		scheme: { ...presentScheme(schemeOfPaper(scheme.common, paper.common)), note: scheme.texts.note },
		subjects: prelimsSubjects.flatMap((subjectId) => {
			const own = counts.get(subjectId)?.length ?? 0
			return own > 0 ? [{ subjectId, name: prelimsSubjectNames[subjectId][language], questions: own }] : []
		}),
		learners,
	}
}
