import type { SubjectType } from '@aravalli/shared/comments/comment'
import type { Language } from '@aravalli/shared/language'
import type { ReportedKind } from '@aravalli/shared/question-reports/report'
import type { Queryable } from '../../../platform/database/open-database.ts'

export interface ReplyPlace {
	on: SubjectType
	onId: string
	replyId: string
}

export interface QuestionPlace {
	on: ReportedKind
	onId: string
}

export interface FoundReply {
	/** Is who replied, as others see them; '' where they are gone. */
	name: string
	/** Is what was commented on, in the reader's language where it has one; '' where it is not published any more. */
	question: string
}

export interface FoundCopy {
	/** Is what the copy is called, such as 'RAS-12'. */
	label: string
	question: string
	/** Is such as '6.5/10'. */
	marks: string
}

/** Finds what notifications speak of as it is now; other features know it, and hand it in. What is gone is left out. */
export interface NotificationLookups {
	/** Is keyed by the reply. */
	findReplies(
		db: Queryable,
		places: readonly ReplyPlace[],
		language: Language,
	): Promise<ReadonlyMap<string, FoundReply>>
	/** Is keyed by the copy. */
	findCopies(db: Queryable, ids: readonly string[], language: Language): Promise<ReadonlyMap<string, FoundCopy>>
	/** Tells how questions begin, keyed by 'kind/id'. */
	findQuestions(
		db: Queryable,
		places: readonly QuestionPlace[],
		language: Language,
	): Promise<ReadonlyMap<string, string>>
}

/** Is what was found for some notifications. */
export interface Found {
	replies: ReadonlyMap<string, FoundReply>
	copies: ReadonlyMap<string, FoundCopy>
	/** Holds how questions begin, keyed by 'kind/id'. */
	questions: ReadonlyMap<string, string>
}
