/**
 * This file holds the rules of a round of finding places: which are asked, where the learner has pointed, and what
 * comes next. They are pure; `use-find-round.ts` keeps the round.
 */
import {
	distanceKilometres,
	FULL_POINTS,
	isMissed,
	type Point,
	pointsFor,
	ROUND_PLACES,
} from '@aravalli/shared/study-material/find-place'
import type { MapPlace } from '@aravalli/shared/study-material/item-contract'

export interface FindRound {
	/** Holds the places that are asked, in this order. */
	ids: readonly string[]
	/** The learner has pointed here: one point for each of the first ids, in the same order. */
	given: readonly Point[]
	/** The pin stands here and has not been checked yet. */
	pin: Point | null
	/** Is true while the last answer is being looked at; else the next place is asked. */
	isShown: boolean
	/** All places of the map were to be asked, not only those missed before: its result may be the best. */
	isWhole: boolean
}

export type RoundStep = { kind: 'pin'; at: Point } | { kind: 'check' } | { kind: 'next' }

/** @param random from 0 to below 1, as `Math.random` */
export function newRound(ids: readonly string[], isWhole: boolean, random: () => number): FindRound {
	const order = [...ids]
	// Fisher and Yates: each order is as likely as any other.
	for (let last = order.length - 1; last > 0; last -= 1) {
		const other = Math.floor(random() * (last + 1))
		const [a = '', b = ''] = [order[last], order[other]]
		order[last] = b
		order[other] = a
	}
	return { ids: order.slice(0, ROUND_PLACES), given: [], pin: null, isShown: false, isWhole }
}

/** Takes a step in the round. A step that does not fit where the round stands changes nothing. */
export function advanced(round: FindRound, step: RoundStep): FindRound {
	if (isOver(round)) return round
	if (step.kind === 'next') return round.isShown ? { ...round, isShown: false } : round
	if (round.isShown) return round
	if (step.kind === 'pin') return { ...round, pin: step.at }
	return round.pin ? { ...round, given: [...round.given, round.pin], pin: null, isShown: true } : round
}

export const isOver = ({ ids, given, isShown }: FindRound) => given.length === ids.length && !isShown

/** Names the place that is asked, or whose answer is shown; null when the round is over. */
export function askedId({ ids, given, isShown }: FindRound): string | null {
	return ids[isShown ? given.length - 1 : given.length] ?? null
}

export interface Finding {
	place: MapPlace
	given: Point
	kilometres: number
	points: number
}

export const pointOf = ({ longitude, latitude }: MapPlace): Point => [longitude, latitude]

/** Lists what has been answered so far, with what it is worth. */
export function findingsOf({ ids, given }: FindRound, places: readonly MapPlace[]): Finding[] {
	return given.flatMap((point, index) => {
		const place = places.find(({ id }) => id === ids[index])
		if (!place) return []
		const kilometres = distanceKilometres(point, pointOf(place))
		return [{ place, given: point, kilometres, points: pointsFor(kilometres) }]
	})
}

export interface Score {
	points: number
	maximum: number
}

/** Sums up the places answered so far. */
export const scoreOf = (findings: readonly Finding[]): Score => ({
	points: findings.reduce((sum, { points }) => sum + points, 0),
	maximum: findings.length * FULL_POINTS,
})

export const missedIds = (findings: readonly Finding[]): string[] =>
	findings.filter(({ points }) => isMissed(points)).map(({ place }) => place.id)

/** Picks the better of two results: by its share, and with the same share the one of more places. */
export function betterOf(best: Score | null, score: Score): Score {
	if (!best) return score
	const difference = score.points * best.maximum - best.points * score.maximum
	const isBetter = difference > 0 || (difference === 0 && score.maximum > best.maximum)
	return isBetter ? score : best
}
