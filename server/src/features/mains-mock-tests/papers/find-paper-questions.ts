import { paperIdOf, paperSubject } from '@aravalli/shared/answer-copies/copy'
import type { CopyQuestion } from '@aravalli/shared/daily-questions/contract'
import type { Language } from '@aravalli/shared/language'
import { mainsPaperKind } from '@aravalli/shared/mains-mock-tests/kind'
import type { MainsPaper } from '@aravalli/shared/questions/mains-papers'
import type { PaperCategory } from '@aravalli/shared/questions/question'
import { findStored } from '../../../content/items.ts'
import type { Queryable } from '../../../platform/database/open-database.ts'

const categories: Record<MainsPaper, PaperCategory> = {
	paper1: 'GS_PAPER_1',
	paper2: 'GS_PAPER_2',
	paper3: 'GS_PAPER_3',
	paper4: 'GS_PAPER_4',
}

/** Is a paper as a copy answers it: like one question, with marks for each of its own. */
export interface AnsweredPaper {
	question: CopyQuestion
	/** Holds the questions as well: whoever has the pages before them needs both. */
	modelAnswer: string
	marksSplit: string
	questionMarks: number[]
	isPublished: boolean
}

/** Finds papers by what copies call them; a paper that was withdrawn is found all the same. Other names are left out. */
export async function findPaperQuestions(
	db: Queryable,
	questionIds: readonly string[],
	language: Language,
): Promise<Map<string, AnsweredPaper>> {
	const ids = [...new Set(questionIds.flatMap((questionId) => paperIdOf(questionId) ?? []))]
	if (ids.length === 0) return new Map()
	const papers = await findStored(db, mainsPaperKind, ids)
	return new Map(
		papers.map(({ id, common, translations, isPublished }) => {
			const { paperNo, questionMarks, totalMarks } = common
			const texts = (language === 'hindi' ? translations.hindi : null) ?? translations.english
			const question: CopyQuestion = {
				questionId: paperSubject(id),
				questionText: texts.title,
				paperCategory: categories[paperNo],
				// Papers have neither; nobody is shown these (`paperIdOf`).
				...{ difficulty: 'MEDIUM', wordLimit: 0 },
				marks: totalMarks,
				isFallback: language === 'hindi' && translations.hindi === null,
			}
			const modelAnswer = texts.questions.map((own, index) => withAnswer(own, index + 1, questionMarks[index] ?? 0))
			return [
				paperSubject(id),
				{ question, modelAnswer: modelAnswer.join('\n'), marksSplit: '', questionMarks, isPublished },
			]
		}),
	)
}

const withAnswer = ({ question, answer }: { question: string; answer: string }, number: number, marks: number) =>
	`**${number}. ${question.replaceAll('**', '').replaceAll('\n', ' ')}** (${marks})${answer === '' ? '' : `\n${answer}`}`
