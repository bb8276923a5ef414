import type { LearningMapItem } from '@aravalli/shared/study-material/contract'
import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import {
	advanced,
	betterOf,
	type FindRound,
	findingsOf,
	isOver,
	missedIds,
	newRound,
	type RoundStep,
	type Score,
	scoreOf,
} from './find-round.ts'
import { keepBest, keepRound, keptBest, keptRound } from './kept-rounds.ts'

export interface Finding {
	/** It is null before the first round. */
	round: FindRound | null
	/** Is a round that has begun and is not over. */
	inHand: { asked: number; total: number } | null
	/** Is true where a round was on the screen when the page was left. */
	wasOpen: boolean
	best: Score | null
	/** Says that the round that is over is the best so far. */
	isBest: boolean
	/** Counts how often a reader has begun or taken up a round here; 0 for one that was there when the page opened. */
	begun: number
	/** Goes on with the round in hand, or begins one. */
	open: () => void
	leave: () => void
	step: (step: RoundStep) => void
	/** Begins a round of all places. */
	again: () => void
	/** Begins a round of those that did not get all points. */
	onlyMissed: () => void
}

/** Tells whether the document was opened by a reload or by the way back, and not by a link. */
function cameBack(): boolean {
	const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
	return opened?.type !== 'navigate'
}

/** Holds a map's round in hand and the best result, both kept in the browser. */
export function useFindRound(item: LearningMapItem): Finding {
	const { _id: mapId, places } = item
	const ids = useMemo(() => places.map(({ id }) => id), [places])
	const [round, setRound] = useState<FindRound | null>(null)
	const [wasOpen, setWasOpen] = useState(false)
	const [best, setBest] = useState<Score | null>(null)
	const [isBest, setIsBest] = useState(false)
	const [begun, setBegun] = useState(0)
	// The server, which also draws the map, has no storage: so the round is read after the first render, and before that
	// is painted.
	useLayoutEffect(() => {
		const kept = keptRound(mapId, ids)
		setRound(kept?.round ?? null)
		setWasOpen((kept?.isOpen ?? false) && cameBack())
		setBest(keptBest(mapId))
	}, [mapId, ids])
	// Whoever goes to another page has left the round; a reload, or the way back, has not.
	useEffect(
		() => () => {
			const kept = keptRound(mapId, ids)
			if (kept) keepRound(mapId, { ...kept, isOpen: false })
		},
		[mapId, ids],
	)
	function take(next: FindRound, isOpen = true) {
		setRound(next)
		keepRound(mapId, { round: next, isOpen })
	}
	function finish(over: FindRound) {
		if (!over.isWhole) return
		const score = scoreOf(findingsOf(over, places))
		const better = betterOf(best, score)
		setIsBest(better === score)
		setBest(better)
		keepBest(mapId, better)
	}
	function begin(asked: readonly string[], isWhole: boolean) {
		setIsBest(false)
		setBegun(begun + 1)
		take(newRound(asked, isWhole, Math.random))
	}

	return {
		round,
		inHand: round && !isOver(round) ? { asked: round.given.length, total: round.ids.length } : null,
		wasOpen,
		best,
		isBest,
		begun,
		open: () => {
			if (!round || isOver(round)) {
				begin(ids, true)
				return
			}
			setBegun(begun + 1)
			take(round)
		},
		leave: () => round && take(round, false),
		step: (step) => {
			if (!round) return
			const next = advanced(round, step)
			take(next)
			if (isOver(next) && !isOver(round)) finish(next)
		},
		again: () => begin(ids, true),
		onlyMissed: () => round && begin(missedIds(findingsOf(round, places)), false),
	}
}
