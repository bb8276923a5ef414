/**
 * Says what an answer makes of a card. A question is reviewed at most once a day; elsewhere than in revision, a right answer counts as a review only where the card
 * is due, for what was read yesterday is known today and says nothing about next week. A wrong answer always counts: it was forgotten.
 */
import { addDays, daysBetween } from '@aravalli/shared/india-time'
import { rateAnswer } from '@aravalli/shared/revision/rate-answer'
import type { JudgedAnswer } from '@aravalli/shared/revision/revision-answer'
import type { CardReason } from '@aravalli/shared/revision/revision-card'
import { type Memory, nextMemory } from './next-memory.ts'

export interface Card {
	reason: CardReason
	memory: Memory | null
	firstOn: string
	/** null: it does not come back. */
	dueOn: string | null
	reviewedOn: string | null
	/** Is the last day of whose revision it was. */
	doneOn: string | null
	/** Is the day at whose end it comes once more. */
	againOn: string | null
	reps: number
	lapses: number
	isSuspended: boolean
}

export interface Given extends JudgedAnswer {
	isEasy: boolean
	/** In India. */
	day: string
	/** False where it was answered elsewhere, as in practice or in a mock test. */
	isRevision: boolean
	/** True where the question may be mixed into revision without a card, as those on current affairs. */
	isMixed: boolean
}

/** @returns the card as it was where nothing changes; null where there is none and none is made */
export function moveCard(card: Card | null, given: Given): Card | null {
	if (!card) return begin(given)
	if (card.isSuspended) return card
	if (card.dueOn === null) return isKnown(given) ? card : review(card, given)
	if (given.isRevision && card.againOn === given.day) return { ...card, againOn: null }
	if (card.reviewedOn !== null && card.reviewedOn >= given.day) return onceMore(card, card.reviewedOn, given)
	if (given.isRight && card.dueOn > given.day) return card
	return review(card, given)
}

const isKnown = ({ isRight, isGuessed }: Given) => isRight && !isGuessed

function begin(given: Given): Card | null {
	const { day, isRevision, isMixed } = given
	const doneOn = isRevision && isMixed ? day : null
	const empty: Card = {
		...{ reason: 'seen', memory: null, firstOn: day, dueOn: null, reviewedOn: null },
		...{ doneOn, againOn: null, reps: 0, lapses: 0, isSuspended: false },
	}
	if (!isKnown(given)) return review(empty, given)
	return isMixed ? empty : null
}

/** It is read for the second time today: that it is known now says nothing, but that it is not must not wait. */
function onceMore(card: Card, reviewedOn: string, { isRight }: Given): Card {
	const tomorrow = addDays(reviewedOn, 1)
	return isRight || (card.dueOn !== null && card.dueOn <= tomorrow) ? card : { ...card, dueOn: tomorrow }
}

function review(card: Card, given: Given): Card {
	const { day, isRight, isRevision } = given
	const elapsed = card.reviewedOn === null ? 0 : daysBetween(card.reviewedOn, day)
	const { memory, days } = nextMemory(card.memory, elapsed, rateAnswer(given))
	const isDue = card.dueOn !== null && card.dueOn <= day
	const isNew = card.dueOn === null
	return {
		...card,
		memory,
		reason: isRight ? (isNew ? 'guessed' : card.reason) : 'wrong',
		dueOn: addDays(day, days),
		reviewedOn: day,
		doneOn: isDue ? day : card.doneOn,
		againOn: isRevision && !isRight ? day : null,
		reps: card.reps + 1,
		lapses: card.lapses + (isRight || card.memory === null ? 0 : 1),
	}
}
