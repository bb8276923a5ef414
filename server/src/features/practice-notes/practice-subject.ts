import { AppError } from '@aravalli/shared/errors'
import type { Language } from '@aravalli/shared/language'
import type { JudgedType } from '@aravalli/shared/practice-notes/judged-type'
import type { Queryable, SqlPart, Transaction } from '../../platform/database/database.ts'

/** Describes a kind of question that can be practised or judged; the feature that it belongs to supplies it. */
export interface PracticeSubject<Type extends JudgedType = JudgedType> {
	type: Type
	/** Keeps whatever cannot be an id from reaching the database. */
	isPossibleId(id: string): boolean
	/** Gives a condition of SQL: there is such a question, and everybody sees it. */
	isOpen(id: string): SqlPart
	/** Tells how those of the questions that are published begin, and where they are shown; by id. */
	findTitles(db: Queryable, ids: string[], language: Language): Promise<Map<string, QuestionTitle>>
	/** Is called in the transaction in which somebody marks a question as one to revise, or takes the mark away. */
	onMark?(tx: Transaction, mark: QuestionMark): Promise<void>
}

export interface QuestionMark {
	userId: string
	questionId: string
	isToRevise: boolean
	now: Date
}

export interface QuestionTitle {
	question: string
	path: string
	/** Holds the questions of an item of study material, by their index; `question` is its title then. */
	parts?: string[]
}

export type PracticeSubjects = { [Type in JudgedType]: PracticeSubject<Type> }

/** Names one question that something is kept with. */
export interface PracticeTarget<Type extends JudgedType = JudgedType> {
	subject: PracticeSubject<Type>
	questionId: string
}

/** Names a question in the study log. */
export const practiceItem = ({ subject, questionId }: PracticeTarget): string => `${subject.type}/${questionId}`

/** @throws AppError `question.not-found` for what is no id at all */
export function practiceTarget<Type extends JudgedType>(
	subjects: PracticeSubjects,
	type: Type,
	questionId: string,
): PracticeTarget<Type> {
	const subject: PracticeSubject<Type> = subjects[type]
	if (!subject.isPossibleId(questionId)) throw new AppError('question.not-found')
	return { subject, questionId }
}
