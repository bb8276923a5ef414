import type { ReactNode } from 'react'

/** Parts of another feature that stand with each question: notes, photos, and the mark of what is to be revised. */
export interface QuestionTools {
	/** Around the questions: knows what is kept with each of them. */
	Provider: (props: { questionIds: string[]; children: ReactNode }) => ReactNode
	/** Beside the tags. */
	Tags: (props: { questionId: string }) => ReactNode
	/** 'Don't Know Answer'. */
	DontKnow: (props: { questionId: string; onShowAnswer: () => void }) => ReactNode
	/** Opens the notes of a question; in a quiz those of the next one are open. */
	Notes: (props: { questionId: string; isCurrent?: boolean }) => ReactNode
	/** The place to answer, open and large. @param props.wordLimit of all parts together */
	Desk: (props: { questionId: string; wordLimit: number }) => ReactNode
}
