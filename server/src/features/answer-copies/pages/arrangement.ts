import type { PageCrop, PageTurn } from '@aravalli/shared/answer-copies/copy'

/** Is how a learner wants a page to be shown. */
export interface Arrangement {
	turn: PageTurn
	crop: PageCrop | null
}

export function isSameArrangement(one: Arrangement, other: Arrangement): boolean {
	if (one.turn !== other.turn) return false
	if (one.crop === null || other.crop === null) return one.crop === other.crop
	const { left, top, right, bottom } = one.crop
	return (
		left === other.crop.left && top === other.crop.top && right === other.crop.right && bottom === other.crop.bottom
	)
}
